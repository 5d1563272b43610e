export { holdLock, withLock, type HeldLock, type Locks } from '../outbox/lock.browser.ts'
export { watchPage, type PageLife, type PageView } from '../outbox/page-life.browser.ts'
export { openShelf, type Shelf, type ShelfStorage } from '../outbox/shelf.browser.ts'
