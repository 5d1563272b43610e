import type { Locks } from './lock.browser.ts'
import type { PageView } from './page-life.browser.ts'

/** Parts of a window that an outbox uses. Some are missing in some browsers, or may not be touched. */
export interface OutboxView extends PageView {
  readonly indexedDB: IDBFactory
  readonly localStorage: Storage
  readonly navigator: { readonly onLine: boolean; readonly locks?: Locks }
}
