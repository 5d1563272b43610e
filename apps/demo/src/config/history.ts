import { isRecord } from '@sitewright/site/reader'
import type { ContentChange } from '../site/content/content-reader.ts'
import { isSame } from '../site/content/same.ts'
import type { SiteContent } from '../site/content/site-content.ts'

/** One step of undo: the sections that it changed, before and after. */
export interface Step {
  readonly label: string
  readonly before: ContentChange
  readonly after: ContentChange
  /** Milliseconds since 1970. */
  readonly at: number
}

/** Steps that can be undone and redone, the last one at the end of each list. */
export interface History {
  readonly done: readonly Step[]
  readonly undone: readonly Step[]
}

export const emptyHistory: History = { done: [], undone: [] }

/** Milliseconds within which changes with one label are one step, so that a word is undone rather than a letter. */
const PAUSE_MS = 1000
const MOST_STEPS = 200

/** The sections of a site that a change would replace. */
export const sectionsOf = (site: SiteContent, change: ContentChange): ContentChange =>
  Object.fromEntries(Object.entries(site).filter(([name]) => Object.hasOwn(change, name)))

const names = (change: ContentChange): string => Object.keys(change).sort().join()

const continues = (last: Step, step: Step): boolean =>
  last.label === step.label && step.at - last.at < PAUSE_MS && names(last.after) === names(step.after)

/** A history with one more step. What was undone before can no longer be redone. */
export function addStep({ done, undone }: History, step: Step): History {
  const last = done.at(-1)
  if (last && undone.length === 0 && continues(last, step))
    return { done: [...done.slice(0, -1), { ...step, before: last.before }], undone: [] }
  return { done: [...done, step].slice(-MOST_STEPS), undone: [] }
}

/** A history one step back or forth, and the sections that the step restores. */
interface Restored {
  readonly history: History
  /** The sections before the step is taken back or repeated. */
  readonly from: ContentChange
  readonly change: ContentChange
  readonly label: string
}

/** Takes back the last step. */
export function undoStep({ done, undone }: History): Restored | undefined {
  const step = done.at(-1)
  return (
    step && {
      history: { done: done.slice(0, -1), undone: [...undone, step] },
      from: step.after,
      change: step.before,
      label: step.label,
    }
  )
}

/** Repeats the step that was taken back last. */
export function redoStep({ done, undone }: History): Restored | undefined {
  const step = undone.at(-1)
  return (
    step && {
      // Long ago, so that the next change does not continue it.
      history: { done: [...done, { ...step, at: 0 }], undone: undone.slice(0, -1) },
      from: step.before,
      change: step.after,
      label: step.label,
    }
  )
}

type Items = readonly unknown[]

const isList = (value: unknown): value is Items => Array.isArray(value)

/** What an item of a list is known by. */
const idOf = (item: unknown): unknown => (isRecord(item) ? (item.slug ?? item.id ?? item.key) : undefined)

/** Checks for lists of the same items in the same order. */
const isParallel = (one: Items, other: Items): boolean =>
  one.length === other.length &&
  one.every((item, i) => idOf(item) !== undefined && idOf(item) === idOf(other[i]))

/**
 * The fields that differ between `from` and `to`, put into `now`. Others stay, as another tab may have changed them: those
 * of the items of a list, too, as long as the list has the same items.
 */
export function restoreFields<Value>(now: Value, from: Value, to: Value): Value {
  if (isList(now) && isList(from) && isList(to) && isParallel(now, from) && isParallel(from, to)) {
    return now.map((item, i) =>
      isSame(from[i], to[i]) ? item : restoreFields(item, from[i], to[i]),
    ) as Items as Value
  }
  if (!isRecord(now) || !isRecord(from) || !isRecord(to)) return to
  const fields = Object.keys({ ...to, ...now }).flatMap((name) => {
    if (!isSame(from[name], to[name]))
      return Object.hasOwn(to, name) ? [[name, restoreFields(now[name], from[name], to[name])]] : []
    return Object.hasOwn(now, name) ? [[name, now[name]]] : []
  })
  return Object.fromEntries(fields) as Value
}
