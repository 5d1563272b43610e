import type { Cleanup } from '@sitewright/machine'
import { draw, spread } from '@sitewright/site/part'
import { addAnnouncements } from '../announcement/announcement.dom.ts'
import type { CartClient } from '../client/client.browser.ts'
import { drawIcon } from '../part/icon.dom.ts'
import { closePath, tickPath } from '../part/icon.ts'
import { floatPopover } from './float.dom.ts'
import { createPopover } from './popover.browser.ts'
import { connectPopover } from './popover.connect.ts'

/**
 * Adds the "added to cart" popover to a page, and the region that announces the same. It follows the cart link while
 * that is in view.
 */
export function addPopover(client: CartClient, link: HTMLElement | undefined, document: Document): Cleanup {
  const popover = createPopover(client)
  const { messages, clock } = client
  const connect = () => connectPopover(popover.snapshot(), { close: popover.close, messages })
  const box = draw(document, 'div', connect().root)
  box.className = 'sitewright-popover'
  const text = draw(document, 'p', {})
  const close = draw(document, 'button', connect().close, drawIcon(document, closePath))
  const tick = drawIcon(document, tickPath)
  document.body.append(box)
  let hide: Cleanup | undefined

  function show(): void {
    const { isOpen } = popover.snapshot()
    const attributes = connect()
    spread(box, attributes.root)
    const [before, name, after] = attributes.textParts
    text.replaceChildren(before, draw(document, 'bdi', { children: name }), after)
    if (isOpen && !hide) {
      box.replaceChildren(tick, text, close)
      const links = () => (link ? [link] : [])
      hide = floatPopover(box, { links, clock, hold: popover.hold, letGo: popover.letGo })
    } else if (!isOpen) {
      hide?.()
      hide = undefined
      box.replaceChildren()
    }
  }
  const cleanups = [addAnnouncements(client, document), popover.subscribe(show), popover.start()]
  return () => {
    for (const cleanup of cleanups) cleanup()
    hide?.()
    box.remove()
  }
}
