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

/** Where the cart page is, unless a shop says otherwise. */
export const cartPath = '/cart'

/** What decides whether a page may have a pill cart. */
export interface PillPage {
  readonly path: string
  /** Where this shop's cart page is, and so where the pill leads; `/cart` unless given. */
  readonly cartPath?: string | undefined
  readonly pageType?: number | undefined
  readonly hasCustomCart?: boolean | undefined
  readonly expressCheckout?: boolean | undefined
}

const cartPages: readonly number[] = [PageType.showCart, PageType.checkout, PageType.cartV2]

/** Whether a page may have a pill cart: every page but the cart's own, unless it has another cart or needs none. */
export const isPillPage = ({
  path,
  cartPath: ownPath = cartPath,
  pageType,
  hasCustomCart,
  expressCheckout,
}: PillPage): boolean =>
  ![cartPath, bare(ownPath)].includes(bare(path)) &&
  !(pageType !== undefined && cartPages.includes(pageType)) &&
  !hasCustomCart &&
  !expressCheckout

const bare = (path: string): string => path.replace(/[?#].*$/, '').replace(/\/+$/, '')

/** Where the pill cart is, for a page and a number of items. */
export const pillState = (page: PillPage, totalQuantity: number): PillState =>
  !isPillPage(page) ? 'absent' : totalQuantity > 0 ? 'shown' : 'hidden'
