import type { Locks } from './lock.browser.ts'
import type { PageView } from './page-life.browser.ts'

/** Parts of a window that an outbox uses. Some are missing in some browsers, or may not be touched. */
export interface OutboxView extends PageView {
  readonly indexedDB: IDBFactory
  readonly localStorage: Storage
  readonly navigator: {
    /** Nothing is sent while it is false. */
    readonly onLine: boolean
    /** Let one page at a time send. Missing in some browsers. */
    readonly locks?: Locks
  }
}
