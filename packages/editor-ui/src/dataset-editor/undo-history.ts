/** Number of changes that can be undone. */
const MAX_STEPS = 100

/** A value with the ones before it and those that were undone. */
export interface History<Value> {
  readonly past: readonly Value[]
  readonly present: Value
  readonly future: readonly Value[]
}

/** Creates a history that begins with a value. */
export const createHistory = <Value>(present: Value): History<Value> => ({ past: [], present, future: [] })

/** Adds a change. What was undone before it is dropped. */
export const record = <Value>({ past, present }: History<Value>, next: Value): History<Value> => ({
  past: [...past, present].slice(-MAX_STEPS),
  present: next,
  future: [],
})

/** Returns to the value before the last change. */
export function undo<Value>(history: History<Value>): History<Value> {
  const { past, present, future } = history
  const [previous] = past.slice(-1)
  if (previous === undefined) return history
  return { past: past.slice(0, -1), present: previous, future: [present, ...future] }
}

/** Repeats the change that was undone last. */
export function redo<Value>(history: History<Value>): History<Value> {
  const { past, present, future } = history
  const [next] = future
  if (next === undefined) return history
  return { past: [...past, present], present: next, future: future.slice(1) }
}
