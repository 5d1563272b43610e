import type { Cleanup } from '@sitewright/machine'
import { spread } from '@sitewright/site/part'
import type { CartClient } from '../client/client.browser.ts'
import { once, whenPressed } from '../part/find.dom.ts'
import { itemOf, nameIn } from '../product/item.dom.ts'
import { connectQuickView } from './quick-view.connect.ts'

/** Product of a quick-view button. */
export interface QuickViewRequest {
  /** Id of the product. */
  readonly itemId: string
  /** Name of the list that the product is shown in. */
  readonly group: string
  /** Button that was pressed. */
  readonly button: HTMLElement
}

/**
 * Enhances a quick-view button: `open` shows the product, by `openLightbox` for example.
 *
 * @example
 * ```ts
 * import { enhanceQuickView, openLightbox } from '@sitewright/cart-client/markup'
 *
 * enhanceQuickView(shop, button, ({ itemId }) => {
 *   const box = document.createElement('div')
 *   box.textContent = itemId
 *   openLightbox(box, { label: 'Quick View' })
 * })
 * ```
 */
export function enhanceQuickView(
  client: CartClient,
  button: HTMLElement,
  open: (request: QuickViewRequest) => void,
): Cleanup {
  const press = (): void => {
    const { id: itemId = '', group = '' } = button.dataset
    client.emit({ kind: 'quick-viewed', itemId, group })
    open({ itemId, group, button })
  }
  const label = button.textContent.trim() || client.messages['cart.quickView.label']
  return once(button, () => {
    const { root } = connectQuickView(
      { label, name: nameIn(itemOf(button)) },
      { open: press, messages: client.messages },
    )
    const cleanups = [spread(button, root), whenPressed(button, press)]
    return () => {
      for (const cleanup of cleanups) cleanup()
    }
  })
}
