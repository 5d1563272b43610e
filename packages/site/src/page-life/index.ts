export {
  holdLock,
  tryLock,
  watchLocks,
  withLock,
  type HeldLock,
  type Locks,
  type LockWatch,
} from '../outbox/page/lock.browser.ts'
export { watchPage, type PageLife, type PageView } from '../outbox/page/page-life.browser.ts'
export { openShelf, type Shelf, type ShelfStorage } from '../outbox/storage/shelf.browser.ts'
