import { createRunner, type Cleanup } from '@sitewright/machine'
import { createStore, type Store } from '@sitewright/machine/store'
import { addedName, addedText } from '../operation/added.ts'
import { popover, type PopoverState } from './popover.machine.ts'
import type { CartClient } from '../client/client.browser.ts'

/** Snapshot of the popover. */
export interface PopoverSnapshot {
  /** State of the popover. */
  readonly state: PopoverState
  /** True while it is shown. */
  readonly isOpen: boolean
  /** Text about what was added last. It stays while the popover closes. */
  readonly text: string
  /** Name of the product in the text. */
  readonly name: string
}

/** The "added to cart" popover. */
export interface Popover extends Store<PopoverSnapshot> {
  /** Closes it before its time is over. */
  readonly close: () => void
  /** The pointer or the focus is on it, so it stays. */
  readonly hold: () => void
  /** The pointer or the focus has left it: the time until it closes begins anew. */
  readonly letGo: () => void
  /** Listens to the cart. The returned function stops that. */
  readonly start: () => Cleanup
}

/**
 * Creates the "added to cart" popover of a shop, without markup.
 *
 * @example
 * ```ts
 * import { connectPopover, createPopover } from '@sitewright/cart-client/popover'
 *
 * const popover = createPopover(shop)
 * popover.subscribe(() => {
 *   const { root } = connectPopover(popover.snapshot(), { close: popover.close, messages: shop.messages })
 *   console.log(root)
 * })
 * const stop = popover.start()
 * ```
 */
export function createPopover({ clock, messages, on, report }: CartClient): Popover {
  const runner = createRunner(popover, { clock })
  let text = ''
  let name = ''
  const takeSnapshot = (): PopoverSnapshot => {
    const state = runner.snapshot()
    return { state, isOpen: state !== 'closed', text, name }
  }
  const shown = createStore(takeSnapshot(), report)
  runner.subscribe(() => shown.set(takeSnapshot()))

  return {
    ...shown,
    close: () => runner.send('close'),
    hold: () => runner.send('hold'),
    letGo: () => runner.send('letGo'),
    start: () => {
      runner.start()
      const unlisten = on((event) => {
        if (event.kind !== 'added') return
        name = addedName(event)
        text = addedText(name, messages)
        runner.send('added')
      })
      return () => {
        unlisten()
        runner.stop()
      }
    },
  }
}
