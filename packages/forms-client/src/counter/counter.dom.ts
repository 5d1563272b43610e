import { timers, type Clock, type Undo } from '@sitewright/machine'
import { draw, spread } from '@sitewright/site/part'
import { connectCounter, counterPauseMs, type CounterLabels } from './counter.connect.ts'

/** A counter below a textarea. */
export interface Counter {
  readonly show: (count: number) => void
  readonly remove: Undo
}

/** Adds a counter of characters after a textarea. Undefined without a limit. */
export function addCounter(
  textarea: HTMLElement,
  max: number,
  { labels, clock = timers }: { readonly labels: CounterLabels; readonly clock?: Clock | undefined },
): Counter | undefined {
  const first = connectCounter(0, max, labels)
  if (!first) return undefined
  const root = draw(textarea.ownerDocument, 'p', first.root)
  const status = draw(textarea.ownerDocument, 'p', { ...first.status, children: '' })
  textarea.after(root, status)
  let undo: Undo = () => undefined
  let shown: number | undefined
  return {
    show: (count) => {
      const view = connectCounter(count, max, labels)
      if (!view || count === shown) return
      spread(root, view.root)
      undo()
      // Read only once the visitor pauses, and not before anything was typed.
      if (shown !== undefined) undo = clock(() => void spread(status, view.status), counterPauseMs)
      shown = count
    },
    remove: () => {
      undo()
      root.remove()
      status.remove()
    },
  }
}
