import { isRecord } from '../reader/value.ts'
import { WebsiteStatus } from '../enumeration/website-status.ts'

/** A test of two or more variants that a site takes part in. */
export interface Experiment {
  readonly name: string
  /** The variant that this visitor sees. */
  readonly variant: string
  /** `ACTIVE` while the test runs. In any other status no variant applies. */
  readonly status: string
}

/** Variants to show instead, by the experiment's name. */
export type ExperimentOverrides = Readonly<Record<string, string>>

/** Reads a list of experiments. Malformed entries are left out. */
export const parseExperiments = (raw: unknown): readonly Experiment[] =>
  (Array.isArray(raw) ? raw : [])
    .filter(isExperiment)
    .map(({ name, variant, status }) => ({ name, variant, status }))

const isExperiment = (entry: unknown): entry is Experiment =>
  isRecord(entry) && [entry.name, entry.variant, entry.status].every((field) => typeof field === 'string')

/**
 * Returns the variant of an experiment to show, or undefined unless the experiment is `ACTIVE`.
 *
 * @example
 * ```ts
 * import { parseExperiments, variantOf } from '@sitewright/site/experiments'
 *
 * if (variantOf(parseExperiments(raw), 'new-cart') === 'on') document.body.dataset.cart = 'new'
 * ```
 */
export function variantOf(
  experiments: readonly Experiment[],
  name: string,
  overrides: ExperimentOverrides = {},
): string | undefined {
  const active = experiments.find((experiment) => experiment.name === name && experiment.status === 'ACTIVE')
  if (!active) return undefined
  return Object.hasOwn(overrides, name) ? overrides[name] : active.variant
}

/** Facts that decide about overrides. */
export interface OverrideRight {
  /**
   * A `WebsiteStatus` of `@sitewright/site/enumerations`. On internal sites overrides count for everybody.
   */
  readonly websiteStatus?: number | undefined
  /** @default false */
  readonly isInternalUser?: boolean | undefined
  /** @default false */
  readonly isStaffUser?: boolean | undefined
}

/** Checks whether overrides are honoured: on internal sites, and for internal or staff users. */
export const mayOverride = ({ websiteStatus, isInternalUser, isStaffUser }: OverrideRight): boolean =>
  websiteStatus === WebsiteStatus.internal || isInternalUser === true || isStaffUser === true

/** Reads overrides written as `name:variant,name:variant`. */
export const parseOverrides = (text: string): ExperimentOverrides =>
  Object.fromEntries(
    text.split(',').flatMap((pair) => {
      const [name, variant] = pair.split(':').map((part) => part.trim())
      return name && variant ? [[name, variant]] : []
    }),
  )

/** Writes overrides as they are read. */
export const formatOverrides = (overrides: ExperimentOverrides): string =>
  Object.entries(overrides)
    .map((pair) => pair.join(':'))
    .join(',')
