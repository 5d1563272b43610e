import type { Undo } from '@sitewright/machine'

/** Where the cart page goes. */
export const cartRoot = '[data-cart-root]'

/** Mounts the cart page where the page has a root for it. Without one nothing is mounted. */
export function mountCartPage(
  mount: (root: HTMLElement) => Undo | void,
  page: ParentNode = document,
): Undo | undefined {
  const root = page.querySelector<HTMLElement>(cartRoot)
  return (root && mount(root)) ?? undefined
}
