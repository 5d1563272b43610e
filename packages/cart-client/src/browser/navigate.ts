/** A page that a shopper is sent to after something was done. */
export type NavigateTarget = 'cart' | 'checkout' | 'subscription' | 'giftCard'

/** Sends the shopper to a page. */
export type Navigate = (target: NavigateTarget, query?: Readonly<Record<string, string>>) => void

/** Where the pages are, unless a shop says otherwise. */
export const pagePaths: Readonly<Record<NavigateTarget, string>> = {
  cart: '/cart',
  checkout: '/checkout',
  subscription: '/subscription',
  giftCard: '/gift-card',
}

/** Makes a way to send shoppers to pages. */
export const createNavigate =
  (paths: Partial<typeof pagePaths> = {}, view: Window = window): Navigate =>
  (target, query = {}) => {
    const search = new URLSearchParams(query).toString()
    view.location.assign({ ...pagePaths, ...paths }[target] + (search && `?${search}`))
  }
