import type { Clock, Cleanup } from '@sitewright/machine'
import { isRecord } from '@sitewright/site/reader'
import { isManagedFile, type ManagedFile } from '../file/managed-file.ts'
import {
  uploadFailureOf,
  type FileLimits,
  type JobAnswer,
  type UploadAnswer,
  type UploadFailure,
} from './upload.ts'

/** Functions and limits that an upload is sent with. */
export interface UploadRequest {
  /** Is aborted when the upload is cancelled. */
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
  /**
   * Fetches the state of a job.
   * @default none, for a server without jobs
   */
  readonly pollJob?: ((jobId: string, signal: AbortSignal) => Promise<JobAnswer | undefined>) | undefined
  /**
   * Ends a job that the user has cancelled. Its upload is cancelled whatever becomes of the request.
   * @default the job goes on
   */
  readonly cancelJob?: ((jobId: string, signal: AbortSignal) => Promise<unknown>) | undefined
}

/** Limits of time. */
export interface UploadTimes {
  /**
   * Time without progress after which a request is given up. Before the first progress of an upload it is ten times as
   * long: `fetch` reports none.
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

/** Transitions of an upload when its requests are answered. */
export interface UploadReactions {
  readonly progressed: (share: number) => void
  readonly stored: (file: ManagedFile) => void
  /** The file is processed by a job. */
  readonly accepted: (jobId: string) => void
  readonly ended: (event: 'fail' | 'break' | 'cancel', reason: UploadFailure) => void
}

/** Sends a file. The returned function stops to wait for it. */
export function sendFile(settings: UploadSettings, signal: AbortSignal, on: UploadReactions): Cleanup {
  const { file, replaces, report } = settings
  const stall = createStall(settings, () => on.ended('break', 'upload-incomplete'), STALLS_AT_FIRST)
  const onProgress = (share: number): void => {
    if (signal.aborted) return
    stall.reset()
    on.progressed(share)
  }
  function rejected(error: unknown): void {
    report(error)
    const reason = uploadFailureOf(error)
    on.ended(reason === 'upload' ? 'fail' : 'break', reason)
  }
  settle(() => settings.upload(file, { signal, onProgress, replaces }), signal, {
    resolved: (answer) => {
      const problem = problemOf(answer, settings)
      if (problem) rejected(new Error(problem))
      else if (answer.kind === 'file') on.stored(answer.file)
      else on.accepted(answer.jobId)
    },
    rejected,
  })
  return stall.stop
}

/** Times of `stallMs` that an upload has until its first progress. */
const STALLS_AT_FIRST = 10

/** Problem of an answer to an upload. */
function problemOf(answer: unknown, { pollJob }: UploadSettings): string | undefined {
  const { kind, file, jobId }: Readonly<Record<string, unknown>> = isRecord(answer) ? answer : {}
  if (kind === 'file' && isManagedFile(file)) return undefined
  if (kind !== 'job' || jobId === undefined) return 'An upload was answered with neither a file nor a job.'
  return pollJob ? undefined : 'Give the file manager a `pollJob`: an upload was answered with a job.'
}

/** Failed questions about a job, one after another, after which it is given up. */
const MAX_FAILED_POLLS = 3

/** Asks about a job until it ends. The returned function stops to ask. */
export function watchJob(
  settings: UploadSettings,
  jobId: string,
  signal: AbortSignal,
  on: UploadReactions,
): Cleanup {
  const { pollJob, clock, report } = settings
  const [pollMs, maxPolls] = [settings.pollMs ?? 1000, settings.maxPolls ?? 300]
  const giveUp = (): void => on.ended('break', 'processing-incomplete')
  const stall = createStall(settings, giveUp)
  let [polls, failed] = [0, 0]
  let cleanup: Cleanup | undefined
  const later = (): void => {
    cleanup = clock(poll, pollMs)
  }
  function poll(): void {
    polls += 1
    stall.reset()
    settle(() => pollJob?.(jobId, signal) ?? Promise.resolve(undefined), signal, {
      resolved: (answer) => {
        failed = 0
        if (answer?.status === 'done' && isManagedFile(answer.file)) on.stored(answer.file)
        else if (answer?.status === 'failed') on.ended('fail', 'processing')
        else if (answer?.status === 'cancelled') on.ended('cancel', 'cancelled')
        else if (answer?.status !== 'processing') on.ended('fail', 'job-no-data')
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
    cleanup?.()
    stall.stop()
  }
}

/** Asks the server to end a job. The request ends on its own: the upload does not wait for it. */
export function endJob(settings: UploadSettings, jobId: string): void {
  const { cancelJob, report } = settings
  if (!cancelJob) return
  const life = new AbortController()
  const stall = createStall(settings, () => life.abort())
  void new Promise((resolve) => resolve(cancelJob(jobId, life.signal))).catch(report).finally(stall.stop)
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
  { clock, ...times }: Pick<UploadSettings, 'clock' | 'stallMs'>,
  onStall: () => void,
  timesAtFirst = 1,
): { readonly reset: () => void; readonly stop: Cleanup } {
  const stallMs = times.stallMs ?? 60_000
  let cleanup = clock(onStall, stallMs * timesAtFirst)
  return {
    reset: () => {
      cleanup()
      cleanup = clock(onStall, stallMs)
    },
    stop: () => cleanup(),
  }
}
