import { fill } from '@sitewright/site/messages'
import type { Attributes, ButtonAttributes, ImageAttributes, PartKeyEvent } from '@sitewright/site/part'
import type { fileMessages, MessagesOf, sharedMessages } from '../messages.ts'
import { indexForKey } from '../part/key.ts'
import type { FileManagerSnapshot, UploadItem } from './file-manager.ts'
import type { ManagedFile } from './file/managed-file.ts'
import { isUploadActive } from './upload/upload.machine.ts'
import { isRetryable, sizeText, uploadFailureText, type FileLimits } from './upload/upload.ts'

/** Messages of a file manager. */
export type FileMessages = MessagesOf<typeof fileMessages & typeof sharedMessages>

/** Texts of a file manager. */
export interface FileTexts extends FileLimits {
  /** Id of the whole. The ids of its elements begin with it. */
  readonly id: string
  /** Messages of the part. */
  readonly messages: FileMessages
  /** Language of sizes and dates. */
  readonly locale?: string | undefined
}

/** Reactions of a file manager. */
export interface FileApi {
  /** Is called with the id of the file that has the focus. */
  readonly select: (id: string | undefined) => void
  /** Chooses a file for the editor that asked for one. */
  readonly choose: (id: string) => void
  /** Is called on F2 with the selected file. */
  readonly startRename: (id: string) => void
  /** Asks, then deletes. */
  readonly askDelete: (id: string) => void
  /** Are called with the id of an upload. */
  readonly uploads: Readonly<Record<'cancel' | 'retry' | 'dismiss', (id: string) => void>>
  /** Focuses the option with this index. */
  readonly focus: (list: unknown, index: number) => void
  /** Number of options in a row of the list, as it is laid out. */
  readonly columns: (list: unknown) => number
  /** True if the list runs from right to left: the arrow keys follow it. */
  readonly isRtl: (list: unknown) => boolean
}

/** Attributes of one upload. */
export interface UploadAttributes {
  /** Attributes of the element around the upload. Its `data-state` is the state. */
  readonly root: Attributes
  /** Attributes of the text with the state and the size, which is announced. Empty once it has failed. */
  readonly state: Attributes
  /** Attributes of the button that ends it. Draw it while `isActive`. */
  readonly cancel: ButtonAttributes
  /** Attributes of the button that repeats it. Draw it while `isRetryable`. */
  readonly retry: ButtonAttributes
  /** Attributes of the button that takes it off the list. Draw it once it has ended. */
  readonly dismiss: ButtonAttributes
  /** Text of the failure, if there is one. */
  readonly failure: string | undefined
  /** Failures of a request have a title and a sentence of their own. */
  readonly isRequestFailure: boolean
  /** True while it waits, is on its way or is processed. */
  readonly isActive: boolean
  /** True if it has failed and the same file may work the next time. */
  readonly isRetryable: boolean
}

/** Attributes of the elements of a file manager. */
export interface FileAttributes {
  /** Attributes of the element around all others. Its `data-state` is the status of the list. */
  readonly root: Attributes
  /** Attributes of the list box, with its keys. */
  readonly list: Attributes
  /** Attributes of a file in the list. */
  readonly option: (file: ManagedFile, index: number) => Attributes
  /** Attributes of the `<img>` of a file, without a text: the name of the file stands beside it. */
  readonly thumbnail: (file: ManagedFile) => ImageAttributes
  /** Attributes of the elements of an upload, and what is true of it. */
  readonly upload: (item: UploadItem) => UploadAttributes
}

/** Connects a file manager. The list follows https://www.w3.org/WAI/ARIA/apg/patterns/listbox/ */
export function connectFileManager(
  view: FileManagerSnapshot,
  api: FileApi,
  texts: FileTexts,
): FileAttributes {
  const { files, selectedId, status, actions } = view
  const selected = files.findIndex(({ id }) => id === selectedId)
  return {
    root: { 'data-editor': 'files', 'data-state': status },
    list: {
      'data-editor': 'file-list',
      id: `${texts.id}-list`,
      role: 'listbox',
      'aria-label': texts.messages['editor.files.existing'],
      'aria-busy': status === 'pending',
      onKeyDown: (event) => handleListKey(event, view, api),
    },
    option: (file, index) => ({
      'data-editor': 'file',
      'data-state': actions[file.id]?.status,
      role: 'option',
      'aria-selected': file.id === selectedId,
      tabIndex: index === Math.max(0, selected) ? 0 : -1,
      onClick: () => api.select(file.id),
      onDoubleClick: () => api.choose(file.id),
      onFocus: () => api.select(file.id),
    }),
    // The name of the file stands beside it.
    thumbnail: ({ thumbnailUrl = '' }) => ({ src: thumbnailUrl, alt: '', loading: 'lazy' }),
    upload: (item) => connectUpload(item, api, texts),
  }
}

function handleListKey(
  event: PartKeyEvent,
  { files, selectedId }: FileManagerSnapshot,
  { select, choose, startRename, askDelete, focus, columns, isRtl }: FileApi,
): void {
  const index = files.findIndex(({ id }) => id === selectedId)
  const list = event.currentTarget
  const walk = { index: Math.max(0, index), count: files.length, columns: columns(list), isRtl: isRtl(list) }
  const next = indexForKey(event, walk)
  const target = files[next ?? -1]
  if (next !== undefined && target) {
    event.preventDefault()
    select(target.id)
    focus(list, next)
    return
  }
  const act = { Enter: choose, F2: startRename, Delete: askDelete }[event.key]
  if (!act || selectedId === undefined) return
  event.preventDefault()
  act(selectedId)
}

function connectUpload(item: UploadItem, { uploads }: FileApi, texts: FileTexts): UploadAttributes {
  const { id, fileName, state, failure } = item
  const { messages } = texts
  const isEnded = failure !== undefined
  const button = (action: string, onClick: (id: string) => void): ButtonAttributes => ({
    type: 'button',
    'aria-label': fill(messages['editor.files.uploadOf'], { action, fileName }),
    onClick: () => onClick(id),
  })
  return {
    root: { 'data-editor': 'upload', 'data-state': state },
    state: { 'data-editor': 'upload-state', role: 'status', children: isEnded ? '' : stateText(item, texts) },
    cancel: button(messages['editor.files.cancel'], uploads.cancel),
    retry: button(messages['editor.retry.retry'], uploads.retry),
    dismiss: button(messages['editor.files.dismiss'], uploads.dismiss),
    failure: failure && uploadFailureText(failure, fileName, texts),
    isRequestFailure: isEnded && isRetryable(failure) && failure !== 'cancelled',
    isActive: isUploadActive(state),
    isRetryable: isEnded && isRetryable(failure),
  }
}

function stateText({ state, size }: UploadItem, { messages, locale }: FileTexts): string {
  const text = isUploadActive(state) || state === 'done' ? messages[`editor.files.${state}`] : ''
  return `${text} · ${sizeText(size, locale)}`
}

/** The last time of a date, in milliseconds: https://tc39.es/ecma262/#sec-time-values-and-time-range */
const LAST_TIME = 8.64e15

/** Checks for a number that can be shown. A stored one may be missing, or none. */
const isAmount = (stored: number | undefined, largest = Number.MAX_VALUE): stored is number =>
  typeof stored === 'number' && stored >= 0 && stored <= largest

/** Name and value of each fact about a file. */
export function fileFacts(
  { type, size, addedAt }: ManagedFile,
  { messages, locale }: FileTexts,
): readonly (readonly [name: string, value: string])[] {
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' })
  return [
    ...(type ? [[messages['editor.files.type'], type] as const] : []),
    ...(isAmount(size) ? [[messages['editor.files.size'], sizeText(size, locale)] as const] : []),
    ...(isAmount(addedAt, LAST_TIME)
      ? [[messages['editor.files.added'], date.format(addedAt)] as const]
      : []),
  ]
}

/** Title and sentence of a failed action. */
export function actionFailureText(
  kind: 'rename' | 'delete',
  messages: FileMessages,
): { readonly title: string; readonly text: string } {
  return { title: messages[`editor.error.${kind}Title`], text: messages[`editor.error.${kind}`] }
}
