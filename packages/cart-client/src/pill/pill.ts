import { cartPageTypes } from '@sitewright/site/enumerations'

/** State of the pill cart. */
export type PillState = 'absent' | 'hidden' | 'shown'

/** Default path of the cart page. */
export const cartPath = '/cart'

/** Facts about a page that may have a pill cart. */
export interface PillPage {
  /** Path of the page that the pill floats over. */
  readonly path: string
  /**
   * Path of this shop's cart page, which the pill leads to.
   *
   * @default '/cart'
   */
  readonly cartPath?: string | undefined
  /**
   * Type of the page: there is no pill on pages of a cart.
   * @default unknown
   */
  readonly pageType?: number | undefined
  /**
   * Hides the pill, because the page has a cart of its own.
   * @default false
   */
  readonly hasCustomCart?: boolean | undefined
  /**
   * Hides the pill, because purchases skip the cart.
   * @default the setting of the store
   */
  readonly expressCheckout?: boolean | undefined
}

/**
 * Checks whether a page may have a pill cart: no page of a cart, none with a custom cart, none with express checkout.
 */
export const isPillPage = ({
  path,
  cartPath: ownPath = cartPath,
  pageType,
  hasCustomCart,
  expressCheckout,
}: PillPage): boolean =>
  ![cartPath, bare(ownPath)].includes(bare(path)) &&
  !(pageType !== undefined && cartPageTypes.includes(pageType)) &&
  !hasCustomCart &&
  !expressCheckout

const bare = (path: string): string => /^(?:[^?#]*[^?#/])?/.exec(path)?.[0] ?? ''

/** Returns the state of the pill cart on a page, for a number of items. */
export const pillState = (page: PillPage, totalQuantity: number): PillState =>
  !isPillPage(page) ? 'absent' : totalQuantity > 0 ? 'shown' : 'hidden'
