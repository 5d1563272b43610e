import type { Machine } from '@sitewright/machine'

/** States of the upload of one file. */
export type UploadState =
  'queued' | 'uploading' | 'cancelling' | 'processing' | 'done' | 'failed' | 'incomplete' | 'cancelled'

/** Events of the upload of one file. */
export type UploadEvent =
  'start' | 'process' | 'finish' | 'fail' | 'break' | 'cancel' | 'withdraw' | 'retry' | 'reject'

/**
 * The upload of one file. It waits while others are on their way. One that is withdrawn when all of it has been sent may be
 * stored all the same: its answer decides.
 */
export const uploadMachine: Machine<UploadState, UploadEvent> = {
  initial: 'queued',
  states: {
    queued: { on: { start: 'uploading', cancel: 'cancelled', reject: 'failed' } },
    uploading: {
      on: {
        process: 'processing',
        finish: 'done',
        fail: 'failed',
        break: 'incomplete',
        cancel: 'cancelled',
        withdraw: 'cancelling',
      },
    },
    cancelling: {
      on: {
        process: 'cancelled',
        finish: 'done',
        fail: 'cancelled',
        break: 'cancelled',
        cancel: 'cancelled',
      },
    },
    processing: { on: { finish: 'done', fail: 'failed', break: 'incomplete', cancel: 'cancelled' } },
    done: {},
    failed: { on: { retry: 'queued' } },
    incomplete: { on: { retry: 'queued' } },
    cancelled: { on: { retry: 'queued' } },
  },
}

/** States of an upload that waits for its turn or for an answer. */
type ActiveUploadState = Extract<UploadState, 'queued' | 'uploading' | 'cancelling' | 'processing'>

/** Checks that an upload is on its way or waits for its turn. */
export const isUploadActive = (state: UploadState): state is ActiveUploadState =>
  state === 'queued' || isUnderWay(state)

/** Checks that a request of an upload is on its way. */
export const isUnderWay = (state: UploadState): boolean =>
  state === 'uploading' || state === 'cancelling' || state === 'processing'
