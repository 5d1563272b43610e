import { createRunner, type Undo } from '@sitewright/machine'
import { popover, popoverText, type PopoverState } from '../core/popover.ts'
import { createValue, type Watched } from '../core/value.ts'
import type { CartClient } from './client.ts'

/** What the popover shows. */
export interface PopoverSnapshot {
  readonly state: PopoverState
  readonly isOpen: boolean
  /** What was added last, said to the shopper. It stays while the popover closes. */
  readonly text: string
}

/** The popover that tells what was added. */
export interface Popover extends Watched<PopoverSnapshot> {
  readonly close: () => void
  /** The pointer or the focus is on it, so it stays. */
  readonly hold: () => void
  readonly letGo: () => void
  /** Listens to the cart. What it returns puts it away. */
  readonly start: () => Undo
}

/** Makes the popover of a shop. */
export function createPopover({ clock, messages, on }: CartClient): Popover {
  const runner = createRunner(popover, { clock })
  let text = ''
  const look = (): PopoverSnapshot => {
    const state = runner.state()
    return { state, isOpen: state !== 'closed', text }
  }
  const shown = createValue(look())
  runner.subscribe(() => shown.set(look()))

  return {
    ...shown,
    close: () => runner.send('close'),
    hold: () => runner.send('hold'),
    letGo: () => runner.send('letGo'),
    start: () => {
      runner.start()
      const unlisten = on((event) => {
        if (event.kind !== 'added') return
        text = popoverText(event.entry?.title ?? event.line.title ?? '', messages)
        runner.send('added')
      })
      return () => {
        unlisten()
        runner.stop()
      }
    },
  }
}
