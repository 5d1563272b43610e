import type { Shop } from '../wiring.ts'
import { CartLink } from './cart-link.tsx'
import { useCart } from './use-cart.ts'

/** Cart link that follows the cart of the page. */
export function LiveCartLink({ shop, href }: { readonly shop: Shop; readonly href: string }) {
  return <CartLink href={href} messages={shop.client.messages} snapshot={useCart(shop)} />
}
