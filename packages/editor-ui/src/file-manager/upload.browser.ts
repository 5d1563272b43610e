import { createRunner, type Undo } from '@sitewright/machine'
import type { UploadItem } from './file-manager.ts'
import { sendFile, watchJob, type UploadReactions, type UploadSettings } from './upload-request.browser.ts'
import { uploadMachine, type UploadEvent } from './upload.machine.ts'
import { checkFile, type UploadFailure } from './upload.ts'

/** The upload of one file, with its state. */
export interface Upload {
  readonly item: () => UploadItem
  readonly send: (event: 'start' | 'cancel' | 'retry') => void
  readonly stop: Undo
}

/** Outcome of an upload, beside its state. */
interface Course {
  progress: number
  failure: UploadFailure | undefined
  jobId: string
}

/** Creates the upload of one file. It waits until it is started. */
export function createUpload(settings: UploadSettings): Upload {
  const { id, file, replaces, clock, onChange } = settings
  const problem = checkFile(file, settings)
  const course: Course = { progress: 0, failure: undefined, jobId: '' }

  const runner = createRunner(uploadMachine, {
    clock,
    enter: {
      queued: (send) => {
        course.progress = 0
        course.failure = problem
        if (problem) send('reject')
      },
      uploading: () => withSignal((signal) => sendFile(settings, signal, on)),
      processing: () => withSignal((signal) => watchJob(settings, course.jobId, signal, on)),
      cancelled: () => {
        course.failure = 'cancelled'
      },
    },
  })
  const on = reactionsOf(settings, course, runner.send)

  runner.subscribe(onChange)
  runner.start()
  return {
    item: () => {
      const { progress, failure } = course
      const { name: fileName, size } = file
      return { id, fileName, size, state: runner.snapshot(), progress, failure, replaces }
    },
    send: (event) => {
      // The file is the same, and so is what is wrong with it.
      if (event !== 'retry' || !problem) runner.send(event)
    },
    stop: runner.stop,
  }
}

/** Transitions of an upload when its requests are answered. */
function reactionsOf(
  { replaces, onChange, onUploaded }: UploadSettings,
  course: Course,
  send: (event: UploadEvent) => void,
): UploadReactions {
  return {
    progressed: (share) => {
      course.progress = Math.min(1, Math.max(course.progress, share || 0))
      onChange()
    },
    stored: (stored) => {
      send('finish')
      onUploaded(stored, replaces)
    },
    accepted: (jobId) => {
      course.jobId = jobId
      send('process')
    },
    ended: (event, reason) => {
      course.failure = reason
      send(event)
    },
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
