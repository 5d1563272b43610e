import type { Cleanup } from '@sitewright/machine'
import { createStore, type Store } from '@sitewright/machine/store'
import { createFileActions, type FileActions, type FileActionTransport } from './file-action.browser.ts'
import { createFileList, type FileListOptions, type FileList } from './file-list.browser.ts'
import type { FileManagerSnapshot } from './file-manager.ts'
import type { ManagedFile } from './file/managed-file.ts'
import { createUploads, type Uploads, type UploadsOptions } from './upload/uploads.browser.ts'

/** Settings of `createFileManager`. */
export interface FileManagerOptions extends FileListOptions, FileActionTransport, UploadsOptions {}

/** The files of a site: their list, uploads, and actions on each. */
export interface FileManager
  extends
    Store<FileManagerSnapshot>,
    Pick<FileList, 'loadMore' | 'refetch' | 'retry'>,
    Pick<FileActions, 'rename' | 'remove'> {
  /** Selects a file, or none. Ends the editing of another one's name. */
  readonly select: (id: string | undefined) => void
  /** Begins to edit the name of a file, which is selected. An upload that ends meanwhile does not take its place. */
  readonly startRename: (id: string) => void
  /** Ends the editing of the name. Send a new one by `rename`. */
  readonly endRename: () => void
  /** What begins, repeats and ends uploads. */
  readonly uploads: Pick<Uploads, 'add' | 'replace' | 'cancel' | 'retry' | 'dismiss'>
  /** Repeats the renaming or deletion of this file that has failed. */
  readonly retryAction: (id: string) => void
  /** Takes the failure of this file's action away. */
  readonly dismissAction: (id: string) => void
  /** Reads the first page of files. The returned function cancels uploads and requests. */
  readonly start: () => Cleanup
}

/**
 * Creates a file manager, without markup.
 *
 * @example
 * ```ts
 * import { createFileManager } from '@sitewright/editor-ui/file-manager'
 *
 * const manager = createFileManager({ load, upload, pollJob, rename, remove, accept: 'image/*' }) // your calls
 * const stop = manager.start()
 * manager.subscribe(() => console.log(manager.snapshot()))
 * ```
 */
export function createFileManager(options: FileManagerOptions): FileManager {
  const list = createFileList(options)
  const { select, ...selection } = createSelection()
  const uploads = createUploads({
    ...options,
    onUploaded: (file, replaces) => {
      // A server may store a replacement under another id.
      if (replaces !== undefined && replaces !== file.id) list.remove(replaces)
      list.put(file)
      if (!selection.snapshot().isRenaming) select(file.id)
      options.onUploaded?.(file, replaces)
    },
    onUploadsChange: (count) => options.onUploadsChange?.(count),
  })
  const actions = createFileActions({ ...options, onRenamed: renamed, onRemoved: removed })
  const { subscribe, snapshot, set } = createStore(take())

  function take(): FileManagerSnapshot {
    return {
      ...list.snapshot(),
      uploads: uploads.snapshot(),
      actions: actions.snapshot(),
      ...selection.snapshot(),
    }
  }

  /** Keeps what the answer leaves out. */
  function renamed(file: ManagedFile): void {
    list.put({ ...list.snapshot().files.find(({ id }) => id === file.id), ...file })
  }

  /** Selects the neighbour of a selected file that goes. */
  function removed(id: string): void {
    const { files } = list.snapshot()
    const index = files.findIndex((file) => file.id === id)
    const neighbour = files[index + 1] ?? files[index - 1]
    list.remove(id)
    // A replacement that arrives later would bring the file back.
    for (const item of uploads.snapshot()) if (item.replaces === id) uploads.cancel(item.id)
    if (selection.snapshot().selectedId === id) select(neighbour?.id)
  }

  for (const part of [list, uploads, actions, selection]) part.subscribe(() => set(take()))
  return {
    subscribe,
    snapshot,
    select: (id) => select(id),
    startRename: (id) => select(id, true),
    endRename: selection.endRename,
    uploads,
    loadMore: list.loadMore,
    refetch: list.refetch,
    retry: list.retry,
    rename: actions.rename,
    remove: actions.remove,
    retryAction: actions.retry,
    dismissAction: actions.dismiss,
    start: () => {
      const cleanups = [list.start(), uploads.start(), actions.stop]
      return () => {
        for (const cleanup of cleanups) cleanup()
      }
    },
  }
}

/** The file that is selected. Its name may be edited, until another one is selected. */
function createSelection() {
  const { subscribe, snapshot, update } = createStore<Pick<FileManagerSnapshot, 'selectedId' | 'isRenaming'>>(
    { selectedId: undefined, isRenaming: false },
  )
  return {
    subscribe,
    snapshot,
    select: (id: string | undefined, isToRename = false): void =>
      update(({ selectedId, isRenaming }) => ({
        selectedId: id,
        isRenaming: isToRename || (isRenaming && id === selectedId),
      })),
    endRename: (): void => update((before) => ({ ...before, isRenaming: false })),
  }
}
