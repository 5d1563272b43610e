import { createRunner, type Undo } from '@sitewright/machine'
import type { UploadItem } from './file-manager.ts'
import { sendFile, watchJob, type UploadReactions, type UploadSettings } from './upload-request.browser.ts'
import { uploadMachine } from './upload.machine.ts'
import { checkFile, type UploadFailure } from './upload.ts'

/** The upload of one file, with its state. */
export interface Upload {
  readonly item: () => UploadItem
  readonly send: (event: 'start' | 'cancel' | 'retry') => void
  readonly stop: Undo
}

/** Creates the upload of one file. It waits until it is started. */
export function createUpload(settings: UploadSettings): Upload {
  const { id, file, replaces, clock, onChange } = settings
  const problem = checkFile(file, settings)
  let progress = 0
  let failure: UploadFailure | undefined
  let jobId = ''

  const runner = createRunner(uploadMachine, {
    clock,
    enter: {
      queued: (send) => {
        progress = 0
        failure = problem
        if (problem) send('reject')
      },
      uploading: () => withSignal((signal) => sendFile(settings, signal, on)),
      processing: () => withSignal((signal) => watchJob(settings, jobId, signal, on)),
      cancelled: () => {
        failure = 'cancelled'
      },
    },
  })

  const on: UploadReactions = {
    progressed: (share) => {
      progress = Math.min(1, Math.max(progress, share || 0))
      onChange()
    },
    stored: (stored) => {
      runner.send('finish')
      settings.onUploaded(stored, replaces)
    },
    accepted: (id) => {
      jobId = id
      runner.send('process')
    },
    ended: (event, reason) => {
      failure = reason
      runner.send(event)
    },
  }

  runner.subscribe(onChange)
  runner.start()
  return {
    item: () => ({
      id,
      fileName: file.name,
      size: file.size,
      state: runner.snapshot(),
      progress,
      failure,
      replaces,
    }),
    send: (event) => {
      // The file is the same, and so is what is wrong with it.
      if (event !== 'retry' || !problem) runner.send(event)
    },
    stop: runner.stop,
  }
}

/** Runs an action whose signal is aborted when its state is left. */
function withSignal(act: (signal: AbortSignal) => Undo): Undo {
  const controller = new AbortController()
  const undo = act(controller.signal)
  return () => {
    undo()
    controller.abort()
  }
}
