import { timers, type Clock, type Cleanup } from '@sitewright/machine'
import { draw, spread } from '@sitewright/site/part'
import { connectCounter, counterPauseMs, type CounterLabels } from './counter.connect.ts'

/** A counter below a textarea. */
export interface Counter {
  readonly show: (count: number) => void
  readonly remove: Cleanup
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
  let cleanup: Cleanup = () => undefined
  let shown: number | undefined
  return {
    show: (count) => {
      const view = connectCounter(count, max, labels)
      if (!view || count === shown) return
      spread(root, view.root)
      cleanup()
      // Read only once the visitor pauses, and not before anything was typed.
      if (shown !== undefined) cleanup = clock(() => void spread(status, view.status), counterPauseMs)
      shown = count
    },
    remove: () => {
      cleanup()
      root.remove()
      status.remove()
    },
  }
}
