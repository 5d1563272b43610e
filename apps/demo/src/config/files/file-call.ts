import type { FilePage, JobAnswer, ManagedFile, UploadAnswer } from '@sitewright/editor-ui/file-manager'
import type { Call } from '@sitewright/site/http'
import { isRecord, readerOf } from '@sitewright/site/reader'

/** Calls of the file manager. The specification names none, so the demo has its own. */
export const fileCalls = {
  load: { method: 'GET', path: '/api/editor/files' },
  upload: { method: 'POST', path: '/api/editor/files' },
  rename: { method: 'PUT', path: '/api/editor/files/:id' },
  remove: { method: 'DELETE', path: '/api/editor/files/:id', ignoresAnswer: true },
  job: { method: 'GET', path: '/api/editor/file-jobs/:id' },
  cancelJob: { method: 'DELETE', path: '/api/editor/file-jobs/:id', ignoresAnswer: true },
} as const satisfies Record<string, Call>

/** File as it is sent: pictures with their content, others with their facts alone. */
export interface SentFile {
  readonly name: string
  readonly type: string
  readonly size: number
  readonly thumbnailUrl?: string | undefined
  /** Id of the file that it replaces. */
  readonly replaces?: string | undefined
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)
const numberOf = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined)

/** Reads a stored file. Undefined for anything else. */
export function fileOf(raw: unknown): ManagedFile | undefined {
  if (!isRecord(raw) || typeof raw.id !== 'string' || typeof raw.name !== 'string') return undefined
  return {
    id: raw.id,
    name: raw.name,
    size: numberOf(raw.size),
    type: textOf(raw.type),
    addedAt: numberOf(raw.addedAt),
    thumbnailUrl: textOf(raw.thumbnailUrl),
  }
}

/** Reads a file that is sent. Undefined for anything else. */
export function sentFileOf(raw: unknown): SentFile | undefined {
  if (!isRecord(raw) || typeof raw.name !== 'string') return undefined
  return {
    name: raw.name,
    type: textOf(raw.type) ?? '',
    size: numberOf(raw.size) ?? 0,
    thumbnailUrl: textOf(raw.thumbnailUrl),
    replaces: textOf(raw.replaces),
  }
}

export const readFile = readerOf(fileOf)

export const readFilePage = readerOf((raw): FilePage | undefined => {
  if (!isRecord(raw) || !Array.isArray(raw.files)) return undefined
  return { files: raw.files.flatMap((each) => fileOf(each) ?? []), nextCursor: textOf(raw.nextCursor) }
})

export const readUpload = readerOf((raw): UploadAnswer | undefined => {
  if (!isRecord(raw)) return undefined
  if (typeof raw.jobId === 'string') return { kind: 'job', jobId: raw.jobId }
  const file = fileOf(raw.file)
  return file && { kind: 'file', file }
})

export const readJob = readerOf((raw): JobAnswer | undefined => {
  if (!isRecord(raw)) return undefined
  const { status } = raw
  if (status === 'processing' || status === 'failed' || status === 'cancelled') return { status }
  const file = status === 'done' ? fileOf(raw.file) : undefined
  return file && { status: 'done', file }
})
