import type { Caller } from '../request/caller.ts'

const MONTH_MS = 30 * 86_400_000

/** Sets the cookies by which the next page knows that there is a cart, or takes them away. They give no access to it. */
export function setCartCookies(caller: Caller, cartId: string | undefined): void {
  if (caller.cookie('CART') === cartId) return
  const life = { maxAgeMs: cartId === undefined ? 0 : MONTH_MS }
  caller.setCookie('CART', cartId ?? '', life)
  caller.setCookie('hasCart', cartId === undefined ? '' : 'true', life)
}
