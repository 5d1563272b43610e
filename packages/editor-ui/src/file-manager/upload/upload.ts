import { fill } from '@sitewright/site/messages'
import { humanizeFileSize } from '@sitewright/site/rules'
import type { fileMessages, MessagesOf } from '../../messages.ts'
import type { ManagedFile } from '../file/managed-file.ts'

/** Answer to an upload: the stored file, or the job that processes it. */
export type UploadAnswer =
  | {
      readonly kind: 'file'
      /** The file as it is stored now. */
      readonly file: ManagedFile
    }
  | {
      readonly kind: 'job'
      /** Id to ask `pollJob` about until the job has ended. */
      readonly jobId: string
    }

/** State of a job. */
export type JobAnswer =
  | { readonly status: 'processing' | 'failed' | 'cancelled' }
  | {
      readonly status: 'done'
      /** The file as it is stored now. */
      readonly file: ManagedFile
    }

/** Limits that a file is checked against before it is uploaded. */
export interface FileFacts {
  /** Name of the file. */
  readonly name: string
  /** Media type. Browsers leave it empty for types that they do not know. */
  readonly type: string
  /** Size in bytes. */
  readonly size: number
}

/** Limits of the files that may be uploaded. */
export interface FileLimits {
  /**
   * Types as in the `accept` attribute of a file input: `image/*,.pdf`.
   * @default every type
   */
  readonly accept?: string | undefined
  /**
   * Largest size in bytes. A megabyte is 1,000,000 bytes: `MB` of `@sitewright/site/rules`.
   * @default no limit
   */
  readonly maxBytes?: number | undefined
  /**
   * Words for the largest size.
   * @default `maxBytes` in steps of 1,024
   */
  readonly maxSizeText?: string | undefined
}

/** Reasons why an upload did not come about. */
export type UploadFailure =
  | 'unsupported'
  | 'too-large'
  /** The request was refused. */
  | 'upload'
  /** The request broke off or did not end. */
  | 'upload-incomplete'
  /** The job's request returned no data. */
  | 'job-no-data'
  | 'processing'
  /** The job did not end. */
  | 'processing-incomplete'
  | 'cancelled'

const failureKey = {
  unsupported: 'editor.validation.fileType',
  'too-large': 'editor.validation.fileSize',
  upload: 'editor.error.uploading',
  'upload-incomplete': 'editor.error.uploadIncomplete',
  'job-no-data': 'editor.error.jobNoData',
  processing: 'editor.error.processing',
  'processing-incomplete': 'editor.error.processingIncomplete',
  cancelled: 'editor.error.processingCancelled',
} as const satisfies Readonly<Record<UploadFailure, keyof typeof fileMessages>>

/** Checks that a type is accepted, by the rules of https://html.spec.whatwg.org/#attr-input-accept */
export function isAccepted({ name, type }: Pick<FileFacts, 'name' | 'type'>, accept?: string): boolean {
  const tokens = (accept ?? '')
    .split(',')
    .map((token) => token.trim().toLowerCase())
    .filter((token) => token !== '')
  if (tokens.length === 0) return true
  const fileName = name.toLowerCase()
  // Without parameters, such as a charset.
  const mediaType = type.toLowerCase().replace(/;.*/s, '').trim()
  return tokens.some((token) => {
    if (token === '*' || token === '*/*') return true
    if (token.startsWith('.')) return fileName.endsWith(token)
    if (token.endsWith('/*')) return mediaType.startsWith(token.slice(0, -1))
    return mediaType === token
  })
}

/** Checks a file before its upload. Returns undefined for one that may be uploaded. */
export function checkFile(file: FileFacts, { accept, maxBytes }: FileLimits): UploadFailure | undefined {
  if (!isAccepted(file, accept)) return 'unsupported'
  return file.size > (maxBytes ?? Infinity) ? 'too-large' : undefined
}

/** Settings of the text of a failure. */
export interface FailureTextOptions extends FileLimits {
  readonly messages: MessagesOf<typeof fileMessages>
  readonly locale?: string | undefined
}

/** A size for people, in steps of 1,024. Without a language, in that of the browser, as its numbers. */
export const sizeText = (
  bytes: number,
  locale: string = new Intl.NumberFormat().resolvedOptions().locale,
): string => humanizeFileSize(bytes, { locale })

/** Text of a failed upload. Braces and dollar signs in a file name are kept as they are. */
export function uploadFailureText(
  failure: UploadFailure,
  fileName: string,
  { messages, maxBytes = 0, maxSizeText, locale }: FailureTextOptions,
): string {
  const maxSize = maxSizeText ?? sizeText(maxBytes, locale)
  return fill(messages[failureKey[failure]], { fileName, maxSize })
}

/** Failures that the same file has again. */
export const isRetryable = (failure: UploadFailure): boolean =>
  failure !== 'unsupported' && failure !== 'too-large'

/** Errors of requests that broke off: `fetch` rejects with a `TypeError` when the network fails. */
const interruptions: ReadonlySet<string> = new Set([
  'TypeError',
  'NetworkError',
  'TimeoutError',
  'AbortError',
])

/** The failure that the rejected promise of an upload stands for. */
export const uploadFailureOf = (error: unknown): 'upload' | 'upload-incomplete' =>
  error instanceof Error && interruptions.has(error.name) ? 'upload-incomplete' : 'upload'
