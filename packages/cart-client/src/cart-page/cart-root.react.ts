import type { Cleanup } from '@sitewright/machine'

/** Element that the cart page is mounted in. */
const cartRoot = '[data-cart-root]'

/**
 * Mounts the cart page if the page has a root for it.
 *
 * @example
 * ```tsx
 * import { mountCartPage } from '@sitewright/cart-client/react'
 * import { createRoot } from 'react-dom/client'
 *
 * mountCartPage((element) => {
 *   const root = createRoot(element)
 *   root.render(<Cart />)
 *   return () => root.unmount()
 * })
 * ```
 */
export function mountCartPage(
  mount: (root: HTMLElement) => Cleanup | void,
  page: ParentNode = document,
): Cleanup | undefined {
  const root = page.querySelector<HTMLElement>(cartRoot)
  return (root && mount(root)) ?? undefined
}
