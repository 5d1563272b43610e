import { withDefaults } from '@sitewright/machine'

/** A page that a shopper is sent to after something was done. */
export type NavigateTarget = 'cart' | 'checkout' | 'subscription' | 'giftCard'

/**
 * Sends the shopper to a page. One that stays on the page, by opening an overlay for example, returns a promise: the
 * button that called it is idle again once the promise settles.
 */
export type Navigate = (target: NavigateTarget, query?: Readonly<Record<string, string>>) => unknown

/** Default paths of the pages. */
export const pagePaths: Readonly<Record<NavigateTarget, string>> = {
  cart: '/cart',
  checkout: '/checkout',
  subscription: '/subscription',
  giftCard: '/gift-card',
}

/** The part of a window that changes its page. */
export interface NavigateView {
  readonly location: {
    /** Opens an absolute address or a path, as `location.assign` does. */
    assign: (address: string) => void
  }
}

/** Creates a function that sends shoppers to pages. It may be created on a server: `window` is read when it is called. */
export const createNavigate =
  (paths: Partial<typeof pagePaths> = {}, view?: NavigateView): Navigate =>
  (target, query = {}) => {
    const search = new URLSearchParams(query).toString()
    const { location } = view ?? window
    location.assign(withQuery(withDefaults(pagePaths, paths)[target], search))
  }

/** Adds parameters to an address, which may have some of its own, and a fragment. */
function withQuery(address: string, search: string): string {
  if (!search) return address
  const [path = ''] = address.split('#', 1)
  return `${path}${path.includes('?') ? '&' : '?'}${search}${address.slice(path.length)}`
}
