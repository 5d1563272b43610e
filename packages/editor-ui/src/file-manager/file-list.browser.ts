import type { Clock, Cleanup } from '@sitewright/machine'
import { createStore, type Store } from '@sitewright/machine/store'
import { createFetchState } from '@sitewright/site/fetch-state'
import type { FileListSnapshot } from './file-manager.ts'
import {
  requirePage,
  withChanges,
  withFile,
  withPage,
  type FilePage,
  type ManagedFile,
} from './file/managed-file.ts'

/** Fetches the page of files at a position: the first one without. A rejected promise is a failure. */
export type LoadFiles = (cursor: string | undefined, signal: AbortSignal) => Promise<FilePage>

/** Settings of `createFileList`. */
export interface FileListOptions {
  /** Fetches a page of files. */
  readonly load: LoadFiles
  /**
   * Receives the errors of failed requests.
   * @default the console
   */
  readonly report?: ((error: unknown) => void) | undefined
  /**
   * Timers, for tests.
   * @default those of the browser
   */
  readonly clock?: Clock | undefined
}

/** A list of files that is fetched page by page. */
export interface FileList extends Store<FileListSnapshot> {
  /** Fetches the next page. Nothing happens after the last one, or while a page is on its way. */
  readonly loadMore: () => void
  /** Fetches the first page again. */
  readonly refetch: () => void
  /** Fetches again what failed. */
  readonly retry: () => void
  /** Puts a file in its place, or first if it is new. */
  readonly put: (file: ManagedFile) => void
  readonly remove: (id: string) => void
  /** Starts to fetch. The returned function aborts what is on its way. */
  readonly start: () => Cleanup
}

/** Creates a list of files. */
export function createFileList({ load, report, clock }: FileListOptions): FileList {
  const { subscribe, snapshot, update } = createStore<FileListSnapshot>({
    files: [],
    status: 'pending',
    hasMore: false,
  })
  /** Files that changed, or were removed, while a page is on its way that may be older. */
  const changed = new Map<string, ManagedFile | undefined>()
  let cursor: string | undefined
  let next: string | undefined

  const fetching = createFetchState(async (signal) => requirePage(await load(cursor, signal)), {
    report,
    clock,
  })

  fetching.subscribe(() => {
    const { status, value } = fetching.snapshot()
    if (status !== 'success') {
      update((state) => ({ ...state, status }))
      return
    }
    const page = withChanges(value.files, changed)
    // Servers also say null, or an empty text, after the last page.
    next = value.nextCursor === '' ? undefined : (value.nextCursor ?? undefined)
    update(({ files }) => ({
      status,
      files: cursor === undefined ? page : withPage(files, page),
      hasMore: next !== undefined,
    }))
  })

  function loadFrom(position: string | undefined): void {
    cursor = position
    changed.clear()
    void fetching.refetch()
  }

  return {
    subscribe,
    snapshot,
    loadMore: () => {
      const { hasMore, status } = snapshot()
      if (hasMore && status !== 'pending') loadFrom(next)
    },
    refetch: () => loadFrom(undefined),
    retry: () => loadFrom(cursor),
    put: (file) => {
      changed.set(file.id, file)
      update((state) => ({ ...state, files: withFile(state.files, file) }))
    },
    remove: (removedId) => {
      changed.set(removedId, undefined)
      update((state) => ({ ...state, files: state.files.filter(({ id }) => id !== removedId) }))
    },
    start: () => {
      loadFrom(undefined)
      return fetching.stop
    },
  }
}
