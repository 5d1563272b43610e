import { experimentOverrides, parseExperiments, variantOf } from '@sitewright/site/experiments'
import type { Cookies } from '@sitewright/site/cookies'

/** Sampling test of session recordings: those of its variant `false` are not recorded. */
export const RECORDING_TEST = 'session-recording'

const experiments = parseExperiments([{ name: RECORDING_TEST, variant: 'true', status: 'ACTIVE' }])
/** Visitors of a demo are its staff: they may choose their variants, by `?override=name:variant` or in the devtools. */
const RIGHT = { isStaffUser: true }

/** Variant of the sampling test that this visitor takes part in. */
export const recordingVariant = (cookies: Cookies): string | undefined =>
  variantOf(experiments, RECORDING_TEST, experimentOverrides(RIGHT, { cookies }))

/** Chooses the variant of the sampling test from now on. */
export const chooseRecordingVariant = (cookies: Cookies, variant: string): void =>
  void experimentOverrides(RIGHT, { cookies, search: `?override=${RECORDING_TEST}:${variant}` })
