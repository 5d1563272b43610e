import { createRunner, type Enter, type Cleanup } from '@sitewright/machine'
import type { UploadItem } from '../file-manager.ts'
import {
  endJob,
  sendFile,
  watchJob,
  type UploadReactions,
  type UploadSettings,
} from './upload-request.browser.ts'
import { uploadMachine, type UploadEvent, type UploadState } from './upload.machine.ts'
import { checkFile, type UploadFailure } from './upload.ts'

/** The upload of one file, with its state. */
export interface Upload {
  readonly item: () => UploadItem
  readonly send: (event: 'start' | 'cancel' | 'retry') => void
  readonly stop: Cleanup
}

/** Outcome of an upload, beside its state. */
interface Course {
  progress: number
  failure: UploadFailure | undefined
  /** Id of the job that is under way, or an empty text. */
  jobId: string
  /** The request that sends the file. */
  request: Cleanup
  /** True after a cancel that came when all of the file had been sent. */
  isWithdrawn: boolean
}

/** Creates the upload of one file. It waits until it is started. */
export function createUpload(settings: UploadSettings): Upload {
  const { id, file, replaces, clock, onChange } = settings
  const problem = checkFile(file, settings)
  const course: Course = {
    progress: 0,
    failure: undefined,
    jobId: '',
    request: () => undefined,
    isWithdrawn: false,
  }
  const runner = createRunner(uploadMachine, { clock, enter: actionsOf(settings, course, problem) })

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
      if (event === 'retry' && problem) return
      // The server may have stored what it has received: the end of its request would not take that back.
      const isSent = runner.snapshot() === 'uploading' && course.progress === 1
      course.isWithdrawn = event === 'cancel' && isSent
      runner.send(course.isWithdrawn ? 'withdraw' : event)
    },
    stop: runner.stop,
  }
}

/** Actions of an upload in each of its states. */
function actionsOf(
  settings: UploadSettings,
  course: Course,
  problem: UploadFailure | undefined,
): Enter<UploadState, UploadEvent> {
  return {
    queued: (send) => {
      course.progress = 0
      course.failure = problem
      course.jobId = ''
      if (problem) send('reject')
    },
    uploading: (send) => {
      const on = reactionsOf(settings, course, send)
      course.request = withSignal((signal) => sendFile(settings, signal, on))
      return () => {
        if (!course.isWithdrawn) course.request()
      }
    },
    cancelling: () => course.request,
    processing: (send) => {
      const on = reactionsOf(settings, course, send)
      return withSignal((signal) => watchJob(settings, course.jobId, signal, on))
    },
    cancelled: () => {
      course.failure = 'cancelled'
      if (course.jobId) endJob(settings, course.jobId)
    },
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
      course.jobId = ''
      send(event)
    },
  }
}

/** Runs an action whose signal is aborted when its state is left. */
function withSignal(act: (signal: AbortSignal) => Cleanup): Cleanup {
  const controller = new AbortController()
  const cleanup = act(controller.signal)
  return () => {
    cleanup()
    controller.abort()
  }
}
