// Requests that outlive their page
export { createOutbox, type NewEntry, type Outbox } from './outbox.browser.ts'
export type { OutboxEntry } from './entry/entry.ts'
export type { EntryActions } from './session.browser.ts'
export type { OutboxOptions, OutboxRequest, OutboxStep } from './outbox-options.browser.ts'
export type { Doubt, Verdict } from './entry/verdict.ts'
export type { OutboxView } from './page/view.browser.ts'

// Where they are kept
export { journaled } from './storage/journaled.browser.ts'
export { shared, sharedIn } from './storage/shared.browser.ts'

// What they are made of
export { holdLock, withLock, type HeldLock, type Locks } from './page/lock.browser.ts'
export { watchPage, type PageLife, type PageView } from './page/page-life.browser.ts'
export { parseRetryAfter, pauseMs, type PauseOptions } from './pause.ts'
