import { timers, type Clock, type Cleanup } from '@sitewright/machine'
import { createStore, type Store } from '@sitewright/machine/store'
import type { UploadItem } from '../file-manager.ts'
import type { ManagedFile } from '../file/managed-file.ts'
import { createUpload, type Upload } from './upload.browser.ts'
import type { UploadSettings, UploadTimes, UploadTransport } from './upload-request.browser.ts'
import { isUnderWay, isUploadActive } from './upload.machine.ts'
import type { FileLimits } from './upload.ts'

/** Settings of `createUploads`. */
export interface UploadsOptions extends UploadTransport, UploadTimes, FileLimits {
  /**
   * Uploads on their way at once.
   * @default 3
   */
  readonly concurrency?: number | undefined
  /**
   * Is called with each file that is stored, and with the id of the one whose place it takes.
   * @default none
   */
  readonly onUploaded?: ((file: ManagedFile, replaces: string | undefined) => void) | undefined
  /**
   * Is called with the number of uploads that are on their way or wait, when it changes: a page that is left meanwhile loses
   * them.
   * @default none
   */
  readonly onUploadsChange?: ((count: number) => void) | undefined
  /**
   * Receives the errors of failed requests, and what `onUploadsChange` throws.
   * @default the console
   */
  readonly report?: ((error: unknown) => void) | undefined
  /**
   * Timers, for tests.
   * @default those of the browser
   */
  readonly clock?: Clock | undefined
}

/** Uploads in the order in which they were added. */
export interface Uploads extends Store<readonly UploadItem[]> {
  /** Adds files. Uploads that are done leave the list. */
  readonly add: (files: readonly File[]) => void
  /** Uploads a file in the place of another one. An earlier replacement of it is cancelled. */
  readonly replace: (id: string, file: File) => void
  /** Ends an upload, and the job that processes it. It stays in the list as cancelled. */
  readonly cancel: (id: string) => void
  /** Repeats an upload that has failed or was cancelled. */
  readonly retry: (id: string) => void
  /** Takes an upload that has ended off the list. */
  readonly dismiss: (id: string) => void
  /** Cancels all uploads when it is undone. */
  readonly start: () => Cleanup
}

/** Creates a queue of uploads. */
export function createUploads(options: UploadsOptions): Uploads {
  const { report = console.error } = options
  const concurrency = options.concurrency ?? 3
  const { subscribe, snapshot, set } = createStore<readonly UploadItem[]>([])
  const create = createUploadMaker({ ...options, report }, onChange)
  let uploads: readonly Upload[] = []
  // A store, so that what the callback throws is reported, and stops no upload.
  const active = createStore(0, report)
  active.subscribe(() => options.onUploadsChange?.(active.snapshot()))

  function show(): void {
    const items = uploads.map(({ item }) => item())
    set(items)
    active.set(items.filter(({ state }) => isUploadActive(state)).length)
  }

  function onChange(): void {
    startWaiting(uploads, concurrency)
    show()
  }

  function append(added: readonly Upload[]): void {
    uploads = [...uploads.filter(({ item }) => item().state !== 'done'), ...added]
    onChange()
  }

  const find = (id: string): Upload | undefined => uploads.find(({ item }) => item().id === id)

  function replace(id: string, file: File): void {
    const earlier = uploads.filter(({ item }) => item().replaces === id)
    uploads = uploads.filter((upload) => !earlier.includes(upload))
    for (const { send, stop } of earlier) {
      // Its job would store the earlier replacement later.
      send('cancel')
      stop()
    }
    append([create(file, id)])
  }

  return {
    subscribe,
    snapshot,
    replace,
    add: (files) => append(files.map((file) => create(file, undefined))),
    cancel: (id) => find(id)?.send('cancel'),
    retry: (id) => find(id)?.send('retry'),
    dismiss: (id) => {
      uploads = uploads.filter(({ item }) => item().id !== id || isUploadActive(item().state))
      show()
    },
    start: () => () => {
      const stopped = uploads
      uploads = []
      for (const { stop } of stopped) stop()
      show()
    },
  }
}

/** Returns a function that creates uploads, each with an id of its own. */
function createUploadMaker(options: UploadsOptions & Pick<UploadSettings, 'report'>, onChange: () => void) {
  const { clock = timers, onUploaded = () => undefined } = options
  let count = 0
  return (file: File, replaces: string | undefined): Upload => {
    count += 1
    const id = `upload-${count}`
    return createUpload({ ...options, id, file, replaces, clock, onUploaded, onChange })
  }
}

/** Starts as many uploads as may be on their way. Each start shows itself. */
function startWaiting(uploads: readonly Upload[], concurrency: number): void {
  const states = uploads.map(({ item }) => item().state)
  const underWay = states.filter(isUnderWay).length
  const waiting = uploads.filter((_, index) => states[index] === 'queued')
  for (const upload of waiting.slice(0, Math.max(0, concurrency - underWay))) upload.send('start')
}
