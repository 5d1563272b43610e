import { fill } from '@sitewright/site/messages'
import type { Attributes } from '@sitewright/site/part'
import { counterState } from './counter.ts'

/** Attributes of a counter of characters. */
export interface CounterView {
  /** Shown at each key, and not read: screen readers get `status`. */
  readonly root: Attributes
  /** Live region. Its text is for the skin to update once the visitor pauses. */
  readonly status: Attributes
}

/** Label of a counter, by key. */
export const counterLabels = { 'form.counter': '{count} / {max}' } as const

/** Labels of a counter. */
export type CounterLabels = Readonly<Record<keyof typeof counterLabels, string>>

/** Milliseconds without typing after which a counter is read. */
export const counterPauseMs = 1000

/** Attributes of a counter of characters. Undefined without a limit. */
export function connectCounter(count: number, max: number, labels: CounterLabels): CounterView | undefined {
  const state = counterState(count, max)
  if (state === 'off') return undefined
  const children = fill(labels['form.counter'], { count, max })
  return {
    root: { 'aria-hidden': true, 'data-form': 'counter', 'data-state': state, children },
    status: { role: 'status', 'data-form': 'counter-status', children },
  }
}
