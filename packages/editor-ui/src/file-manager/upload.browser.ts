import { createRunner, type Clock, type Undo } from '@sitewright/machine'
import type { ManagedFile } from './managed-file.ts'
import type { UploadItem } from './file-manager.ts'
import { uploadMachine } from './upload.machine.ts'
import {
  checkFile,
  uploadFailureOf,
  type FileLimits,
  type JobAnswer,
  type UploadAnswer,
  type UploadFailure,
} from './upload.ts'

/** What an upload is sent with. */
export interface UploadRequest {
  readonly signal: AbortSignal
  /** Reports the share that has been sent, from 0 to 1. */
  readonly onProgress: (share: number) => void
  /** Id of the file that is replaced. */
  readonly replaces?: string | undefined
}

/** The requests of uploads. */
export interface UploadTransport {
  /** Sends a file. A rejection with a `TypeError` or a `TimeoutError` means that the request did not complete. */
  readonly upload: (file: File, request: UploadRequest) => Promise<UploadAnswer>
  /** Fetches the state of a job. */
  readonly pollJob?: ((jobId: string, signal: AbortSignal) => Promise<JobAnswer | undefined>) | undefined
}

/** Limits of time. */
export interface UploadTimes {
  /**
   * Time without progress after which a request is given up.
   * @default 60 seconds
   */
  readonly stallMs?: number | undefined
  /**
   * Time between two questions about a job.
   * @default 1 second
   */
  readonly pollMs?: number | undefined
  /**
   * Questions about a job after which it is given up.
   * @default 300
   */
  readonly maxPolls?: number | undefined
}

/** Settings of one upload. */
export interface UploadSettings extends UploadTransport, UploadTimes, FileLimits {
  readonly id: string
  readonly file: File
  readonly replaces: string | undefined
  readonly clock: Clock
  readonly onUploaded: (file: ManagedFile, replaces: string | undefined) => void
  readonly onChange: () => void
  readonly report: (error: unknown) => void
}

/** The upload of one file, with its state. */
export interface Upload {
  readonly item: () => UploadItem
  readonly send: (event: 'start' | 'cancel' | 'retry') => void
  readonly stop: Undo
}

/** Failed questions about a job, one after another, after which it is given up. */
const MAX_FAILED_POLLS = 3

/** Creates the upload of one file. It waits until it is started. */
export function createUpload(settings: UploadSettings): Upload {
  const { id, file, replaces, clock, onChange, report } = settings
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
      uploading: () => withSignal((signal) => transfer(signal)),
      processing: () => withSignal((signal) => watchJob(signal)),
      cancelled: () => {
        failure = 'cancelled'
      },
    },
  })

  function end(event: 'fail' | 'break' | 'cancel', reason: UploadFailure): void {
    failure = reason
    runner.send(event)
  }

  function finish(stored: ManagedFile): void {
    runner.send('finish')
    settings.onUploaded(stored, replaces)
  }

  function transfer(signal: AbortSignal): Undo {
    const stall = createStall(settings, () => end('break', 'upload-incomplete'))
    const onProgress = (share: number): void => {
      if (signal.aborted) return
      progress = Math.min(1, Math.max(progress, share || 0))
      stall.reset()
      onChange()
    }
    settle(() => settings.upload(file, { signal, onProgress, replaces }), signal, {
      resolved: (answer) => {
        if (answer.kind === 'file') {
          finish(answer.file)
        } else {
          jobId = answer.jobId
          runner.send('process')
        }
      },
      rejected: (error) => {
        report(error)
        const reason = uploadFailureOf(error)
        end(reason === 'upload' ? 'fail' : 'break', reason)
      },
    })
    return stall.stop
  }

  function watchJob(signal: AbortSignal): Undo {
    const { pollJob, pollMs = 1000, maxPolls = 300 } = settings
    if (!pollJob) throw new Error('Give the file manager a `pollJob`: an upload was answered with a job.')
    const giveUp = (): void => end('break', 'processing-incomplete')
    const stall = createStall(settings, giveUp)
    let [polls, failed] = [0, 0]
    let undo: Undo | undefined
    const later = (): void => {
      undo = clock(poll, pollMs)
    }
    function poll(): void {
      polls += 1
      stall.reset()
      settle(() => pollJob?.(jobId, signal) ?? Promise.resolve(undefined), signal, {
        resolved: (answer) => {
          failed = 0
          if (!answer) end('fail', 'job-no-data')
          else if (answer.status === 'done') finish(answer.file)
          else if (answer.status === 'failed') end('fail', 'processing')
          else if (answer.status === 'cancelled') end('cancel', 'cancelled')
          else if (polls >= maxPolls) giveUp()
          else later()
        },
        rejected: (error) => {
          report(error)
          failed += 1
          if (failed >= MAX_FAILED_POLLS || polls >= maxPolls) giveUp()
          else later()
        },
      })
    }
    poll()
    return () => {
      undo?.()
      stall.stop()
    }
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

/** Calls back with what became of a request, unless its signal was aborted before. A request may throw. */
function settle<Value>(
  request: () => Promise<Value>,
  signal: AbortSignal,
  on: { readonly resolved: (value: Value) => void; readonly rejected: (error: unknown) => void },
): void {
  new Promise<Value>((resolve) => resolve(request())).then(
    (value) => {
      if (!signal.aborted) on.resolved(value)
    },
    (error: unknown) => {
      if (!signal.aborted) on.rejected(error)
    },
  )
}

function createStall(
  { clock, stallMs = 60_000 }: Pick<UploadSettings, 'clock' | 'stallMs'>,
  onStall: () => void,
): { readonly reset: () => void; readonly stop: Undo } {
  let undo = clock(onStall, stallMs)
  return {
    reset: () => {
      undo()
      undo = clock(onStall, stallMs)
    },
    stop: () => undo(),
  }
}
