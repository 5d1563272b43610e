import { isShared } from '../storage.ts'

/** Turn of the task before, of this page. */
let last: Promise<unknown> = Promise.resolve()

/** Runs tasks of this page one after the other. */
function afterTheLast<Value>(task: () => Promise<Value>): Promise<Value> {
  const next = last.then(task)
  last = next.catch(() => undefined)
  return next
}

/**
 * Runs a task when it is its turn: one after the other, also of other tabs, as each loads the state that the one before
 * has saved. Without a secure context there are no locks, and the tasks of one tab take turns:
 * https://developer.mozilla.org/docs/Web/API/Web_Locks_API
 */
export const takeTurn = <Value>(task: () => Promise<Value>): Promise<Value> =>
  'locks' in navigator && isShared() ? navigator.locks.request('sill-server', task) : afterTheLast(task)
