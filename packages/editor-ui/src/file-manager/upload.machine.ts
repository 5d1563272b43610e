import type { Machine } from '@sitewright/machine'

/** States of the upload of one file. */
export type UploadState =
  'queued' | 'uploading' | 'processing' | 'done' | 'failed' | 'incomplete' | 'cancelled'

/** Events of the upload of one file. */
export type UploadEvent = 'start' | 'process' | 'finish' | 'fail' | 'break' | 'cancel' | 'retry' | 'reject'

/** The upload of one file. It waits while others are on their way. */
export const uploadMachine: Machine<UploadState, UploadEvent> = {
  initial: 'queued',
  states: {
    queued: { on: { start: 'uploading', cancel: 'cancelled', reject: 'failed' } },
    uploading: {
      on: { process: 'processing', finish: 'done', fail: 'failed', break: 'incomplete', cancel: 'cancelled' },
    },
    processing: { on: { finish: 'done', fail: 'failed', break: 'incomplete', cancel: 'cancelled' } },
    done: {},
    failed: { on: { retry: 'queued' } },
    incomplete: { on: { retry: 'queued' } },
    cancelled: { on: { retry: 'queued' } },
  },
}

/** Checks that an upload is on its way or waits for its turn. */
export const isUploadActive = (state: UploadState): boolean =>
  state === 'queued' || state === 'uploading' || state === 'processing'
