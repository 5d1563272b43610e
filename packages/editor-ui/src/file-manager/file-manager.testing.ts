import { createFaults, type Fate } from '../mock/fault.testing.ts'
import type { FilePage, ManagedFile } from './file/managed-file.ts'
import type { FileFacts, JobAnswer, UploadAnswer } from './upload/upload.ts'

/** Requests of a file manager. */
export type FileRequest = 'load' | 'upload' | 'rename' | 'remove' | 'poll' | 'cancelJob'

/** Settings of a faked server of files. */
export interface FileServerOptions {
  /**
   * Files that the server has at first.
   *
   * @default none
   */
  readonly files?: readonly ManagedFile[] | undefined
  /**
   * Files of a page of the list.
   * @default 8
   */
  readonly pageSize?: number | undefined
  /**
   * Outcome of the first request of each kind.
   * @default they succeed
   */
  readonly faults?: Partial<Readonly<Record<FileRequest, Fate>>> | undefined
  /**
   * Outcome of uploads: stored at once, or a job that ends so.
   * @default 'stored'
   */
  readonly uploads?: 'stored' | JobAnswer['status'] | undefined
}

/** Functions that an upload is sent with. */
interface FakedUpload {
  readonly signal: AbortSignal
  readonly onProgress: (share: number) => void
  readonly replaces?: string | undefined
}

/** A faked server of files. */
export interface FileServer {
  /** Functions for the props of a `FileManager`. */
  readonly transport: {
    readonly load: (cursor: string | undefined, signal: AbortSignal) => Promise<FilePage>
    readonly upload: (file: FileFacts, request: FakedUpload) => Promise<UploadAnswer>
    readonly pollJob: (jobId: string, signal: AbortSignal) => Promise<JobAnswer | undefined>
    readonly cancelJob: (jobId: string, signal: AbortSignal) => Promise<unknown>
    readonly rename: (id: string, name: string, signal: AbortSignal) => Promise<ManagedFile>
    readonly remove: (id: string, signal: AbortSignal) => Promise<unknown>
  }
  /** The stored files. */
  readonly files: () => readonly ManagedFile[]
  /** Decides what becomes of the next request of a kind. */
  readonly setFate: (request: FileRequest, fate: Fate) => void
}

/** Creates a faked server of files, for tests and stories. */
export function createFileServer(options: FileServerOptions = {}): FileServer {
  const { pageSize = 8, uploads = 'stored' } = options
  const { answer, set } = createFaults(options.faults)
  const jobs = new Map<string, ManagedFile>()
  let files = options.files ?? []

  function store(file: ManagedFile): ManagedFile {
    const isKnown = files.some(({ id }) => id === file.id)
    files = isKnown ? files.map((other) => (other.id === file.id ? file : other)) : [file, ...files]
    return file
  }

  function jobState(jobId: string): JobAnswer | undefined {
    const file = jobs.get(jobId)
    if (!file || uploads === 'stored') return undefined
    return uploads === 'done' ? { status: 'done', file: store(file) } : { status: uploads }
  }

  return {
    files: () => files,
    setFate: set,
    transport: {
      load: (cursor = '0', signal) =>
        answer('load', signal, () => {
          const end = Number(cursor) + pageSize
          return {
            files: files.slice(Number(cursor), end),
            nextCursor: end < files.length ? String(end) : undefined,
          }
        }),
      upload: ({ name, size, type }, { signal, onProgress, replaces }) => {
        onProgress(0.5)
        return answer('upload', signal, () => {
          const file = { id: replaces ?? `file-of-${name}`, name, size, type }
          if (uploads === 'stored') return { kind: 'file', file: store(file) }
          jobs.set(`job-of-${name}`, file)
          return { kind: 'job', jobId: `job-of-${name}` }
        })
      },
      pollJob: (jobId, signal) => answer('poll', signal, () => jobState(jobId)),
      cancelJob: (jobId, signal) => answer('cancelJob', signal, () => jobs.delete(jobId)),
      rename: (id, name, signal) =>
        answer('rename', signal, () => store({ ...files.find((file) => file.id === id), id, name })),
      remove: (id, signal) =>
        answer('remove', signal, () => {
          files = files.filter((file) => file.id !== id)
        }),
    },
  }
}
