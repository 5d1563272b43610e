'use client'

import { useStore } from '@sitewright/machine/react'
import { fill } from '@sitewright/site/messages'
import {
  useEffect,
  useId,
  useRef,
  useState,
  type ClipboardEvent,
  type DragEvent,
  type ReactNode,
} from 'react'
import { Button } from '../button/button.react.tsx'
import { useConfirm } from '../confirm/use-confirm.react.ts'
import { Failure } from '../fetch-state/failure.react.tsx'
import { Pending } from '../fetch-state/fetch-state.react.tsx'
import { focusPart, useLostFocus } from '../focus/lost-focus.react.ts'
import { fileMessages, sharedMessages } from '../messages.ts'
import { isElement, isElementRightToLeft, isFocusLost } from '../part/element.dom.ts'
import { useLatestFunctions } from '../part/use-latest-functions.react.ts'
import { useLocale, useMessages } from '../provider/provider.react.tsx'
import { FileDetail, FileGlyph } from './file-detail.react.tsx'
import {
  createFileManager,
  type FileManager as Manager,
  type FileManagerOptions,
} from './file-manager.browser.ts'
import { connectFileManager, type FileAttributes, type FileTexts } from './file-manager.connect.ts'
import type { FileManagerSnapshot } from './file-manager.ts'
import type { ManagedFile } from './file/managed-file.ts'
import { columnsOf, filesOf, hasFiles } from './transfer.browser.ts'
import { UploadDrop, UploadList } from './upload/upload-list.react.tsx'

const ownMessages = { ...sharedMessages, ...fileMessages }

/** Props of `FileManager`. Functions may change from render to render; limits of the first render apply. */
export interface FileManagerProps extends FileManagerOptions {
  /**
   * Receives the file that is chosen. Without it, files can only be managed.
   * @default none
   */
  readonly onChoose?: ((file: ManagedFile) => void) | undefined
  /**
   * Returns a sentence that is added to the question before a file is deleted, such as what shows it.
   * @default none
   */
  readonly deletionNote?: ((file: ManagedFile) => string | undefined) | undefined
}

/**
 * The files of a site: their list, uploads, and what can be done with each.
 *
 * @example
 * ```tsx
 * <FileManager
 *   accept="image/*,.pdf"
 *   maxBytes={20_000_000}
 *   {...{ load, upload, pollJob, rename, remove }} // your calls
 *   onChoose={({ name }) => console.log(name)}
 * />
 * ```
 */
export function FileManager({ onChoose, deletionNote, ...options }: FileManagerProps): ReactNode {
  const messages = useMessages(ownMessages)
  const locale = useLocale()
  const id = useId()
  const latest = useLatestFunctions(options)
  const [manager] = useState(() => createFileManager(latest))
  useEffect(() => manager.start(), [manager])
  const view = useStore(manager)
  const drop = useDrop(manager.uploads.add)
  const focus = useLostFocus(focusFiles)
  const texts: FileTexts = { id, messages, locale, ...options }
  const find = (fileId: string | undefined) => view.files.find((file) => file.id === fileId)

  const root = useRef<HTMLDivElement>(null)
  const askDelete = useAskDelete(texts, find, {
    remove: manager.remove,
    deletionNote,
    parent: () => root.current ?? undefined,
  })
  const attributes = connectFileManager(
    view,
    {
      select: manager.select,
      choose: (fileId) => {
        const file = find(fileId)
        if (file) onChoose?.(file)
      },
      startRename: manager.startRename,
      askDelete,
      uploads: manager.uploads,
      focus: (list, index) => focusOption(list, `:nth-child(${index + 1})`),
      columns: (element) => (isElement(element) ? columnsOf(element) : 1),
      isRtl: isElementRightToLeft,
    },
    texts,
  )
  return (
    <div ref={root} {...attributes.root} {...drop.handlers} {...focus}>
      <UploadDrop isOver={drop.isOver} texts={texts} onFiles={manager.uploads.add} />
      <UploadList uploads={view.uploads} attributes={attributes} messages={messages} />
      <div data-editor="files-body">
        <Files view={view} attributes={attributes} texts={texts} manager={manager} />
        <SelectedFile
          file={find(view.selectedId)}
          view={view}
          texts={texts}
          manager={manager}
          focusSelected={() => focusOption(root.current, '[aria-selected=true]')}
          onDelete={askDelete}
          onChoose={onChoose}
        />
      </div>
    </div>
  )
}

interface SelectedFileProps extends Pick<FileManagerProps, 'onChoose'> {
  readonly file: ManagedFile | undefined
  readonly view: FileManagerSnapshot
  readonly texts: FileTexts
  readonly manager: Manager
  readonly focusSelected: () => void
  readonly onDelete: (id: string) => void
}

/** The selected file with its actions, or a hint to select one. */
function SelectedFile(props: SelectedFileProps): ReactNode {
  const { file, view, texts, manager, focusSelected, onDelete, onChoose } = props
  if (!file)
    return view.files.length > 0 && <p data-editor="file-hint">{texts.messages['editor.files.pick']}</p>
  const { id } = file
  return (
    <FileDetail
      file={file}
      action={view.actions[id]}
      texts={texts}
      isRenaming={view.isRenaming}
      onRename={(name) => manager.rename(id, name)}
      onRenameStart={() => manager.startRename(id)}
      onRenameEnd={() => {
        manager.endRename()
        focusSelected()
      }}
      onReplace={(replacement) => manager.uploads.replace(id, replacement)}
      onDelete={() => onDelete(id)}
      onChoose={onChoose && (() => onChoose(file))}
      onRetry={() => manager.retryAction(id)}
    />
  )
}

interface DeleteApi extends Pick<FileManagerProps, 'deletionNote'>, Pick<Manager, 'remove'> {
  /** Element that asks: the question is drawn in its look, and belongs to the dialog that it is in. */
  readonly parent: () => HTMLElement | undefined
}

/** Asks before a file is deleted. */
function useAskDelete(
  { messages }: FileTexts,
  find: (id: string) => ManagedFile | undefined,
  { remove, deletionNote, parent }: DeleteApi,
): (id: string) => void {
  const ask = useConfirm()
  return (id) => {
    const file = find(id)
    const note = file && deletionNote?.(file)
    void ask({
      title: fill(messages['editor.files.deleteTitle'], { fileName: file?.name ?? '' }),
      body: [messages['editor.files.deleteBody'], ...(note ? [note] : [])].join(' '),
      confirm: messages['editor.files.delete'],
      tone: 'danger',
      parent: parent(),
    }).then((isConfirmed) => isConfirmed && remove(id))
  }
}

/** Focuses an option of the list. Its part may be in a shadow tree, where the document finds no id. */
function focusOption(part: unknown, selector: string): void {
  if (isElement(part)) part.querySelector<HTMLElement>(`[role=option]${selector}`)?.focus()
}

/** Focuses the selected file, the first one, or the place where files will be. */
function focusFiles(part: HTMLElement): void {
  focusOption(part, '[tabindex="0"]')
  const list = part.querySelector<HTMLElement>('[data-editor=files-list]')
  if (list && isFocusLost(part)) focusPart(list)
}

/** Files that are dropped on the manager, or pasted into it. */
function useDrop(onFiles: (files: readonly File[]) => void) {
  const [isOver, setIsOver] = useState(false)
  const enter = (event: DragEvent): void => {
    if (!hasFiles(event.dataTransfer)) return
    event.preventDefault()
    setIsOver(true)
  }
  return {
    isOver,
    handlers: {
      onDragEnter: enter,
      onDragOver: enter,
      // Not counted: what is removed under the pointer is entered, and never left.
      onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) =>
        setIsOver(isElement(relatedTarget) && currentTarget.contains(relatedTarget)),
      onDrop: (event: DragEvent) => {
        if (!hasFiles(event.dataTransfer)) return
        event.preventDefault()
        setIsOver(false)
        onFiles(filesOf(event.dataTransfer))
      },
      onPaste: (event: ClipboardEvent) => {
        const files = filesOf(event.clipboardData)
        // Office programs put a picture of a text beside it. In the field of a name, the text is meant.
        const isName = isElement(event.target) && event.target.matches('[type=text]')
        if (files.length === 0 || isName) return
        event.preventDefault()
        onFiles(files)
      },
    },
  }
}

interface FilesProps {
  readonly view: FileManagerSnapshot
  readonly attributes: FileAttributes
  readonly texts: FileTexts
  readonly manager: { readonly loadMore: () => void; readonly retry: () => void }
}

function Files({ view, attributes, texts: { messages }, manager }: FilesProps): ReactNode {
  const { files, status, hasMore } = view
  const isPending = status === 'pending'
  return (
    <div data-editor="files-list">
      {files.length > 0 && (
        <ul {...attributes.list}>
          {files.map((file, index) => (
            <li key={file.id} {...attributes.option(file, index)}>
              <span data-editor="file-thumb">
                {file.thumbnailUrl ? (
                  <img {...attributes.thumbnail(file)} alt="" />
                ) : (
                  <FileGlyph name={file.name} />
                )}
              </span>
              <span data-editor="file-label">{file.name}</span>
            </li>
          ))}
        </ul>
      )}
      {files.length === 0 && status === 'success' && (
        <p data-editor="file-hint">{messages['editor.files.none']}</p>
      )}
      {files.length === 0 && isPending && <Pending />}
      <Failure text={status === 'failed' ? messages['editor.error.load'] : undefined} retry={manager.retry} />
      {hasMore && status !== 'failed' && (
        <div data-editor="files-more">
          <Button isBusy={isPending} onClick={manager.loadMore}>
            {messages['editor.files.loadMore']}
          </Button>
        </div>
      )}
    </div>
  )
}
