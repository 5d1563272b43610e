import type { Machine } from '@sitewright/machine'
import { PageType } from '@sitewright/site/enumerations'

/** Where the pill cart is. */
export type PillState = 'absent' | 'hidden' | 'shown'

/** The pill cart that floats over a page. */
export const pill: Machine<PillState, 'allowed' | 'empty' | 'filled'> = {
  initial: 'absent',
  states: {
    absent: { on: { allowed: 'hidden' } },
    hidden: { on: { filled: 'shown' } },
    shown: { on: { empty: 'hidden' } },
  },
}

/** Where the cart page is. */
export const cartPath = '/cart'

/** What decides whether a page may have a pill cart. */
export interface PillPage {
  readonly path: string
  readonly pageType?: number | undefined
  readonly hasCustomCart?: boolean | undefined
  readonly expressCheckout?: boolean | undefined
}

const cartPages: readonly number[] = [PageType.showCart, PageType.checkout, PageType.cartV2]

/** Whether a page may have a pill cart: every page but the cart's own, unless it has another cart or needs none. */
export const isPillPage = ({ path, pageType, hasCustomCart, expressCheckout }: PillPage): boolean =>
  path.replace(/[?#].*$/, '').replace(/\/+$/, '') !== cartPath &&
  !(pageType !== undefined && cartPages.includes(pageType)) &&
  !hasCustomCart &&
  !expressCheckout

/** Where the pill cart is, for a page and a number of items. */
export const pillState = (page: PillPage, totalQuantity: number): PillState =>
  !isPillPage(page) ? 'absent' : totalQuantity > 0 ? 'shown' : 'hidden'
