// Requests that outlive their page
export { createOutbox, type NewEntry, type Outbox } from './outbox.browser.ts'
export type { OutboxEntry } from './entry.ts'
export type { OutboxOptions, OutboxRequest, OutboxStep } from './outbox-options.browser.ts'
export type { Doubt, Verdict } from './verdict.ts'
export type { OutboxView } from './view.browser.ts'

// Where they are kept
export { journaled } from './journaled.browser.ts'
export { shared, sharedIn } from './shared.browser.ts'

// What they are made of
export { holdLock, withLock, type HeldLock, type Locks } from './lock.browser.ts'
export { watchPage, type PageLife, type PageView } from './page-life.browser.ts'
export { parseRetryAfter, pauseMs, type PauseOptions } from './pause.ts'
