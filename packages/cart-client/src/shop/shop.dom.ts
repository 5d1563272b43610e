import type { Cleanup } from '@sitewright/machine'
import type { Captcha } from '@sitewright/site/captcha'
import { cartPath as usualCartPath, type PillPage } from '../pill/pill.ts'
import type { OfferMessages } from '../offer-messages.ts'
import type { CartClient } from '../client/client.browser.ts'
import { whenStarted } from '../client/when-ready.browser.ts'
import { enhanceAddButton, type AddButtonOptions } from '../add-to-cart/add-to-cart.dom.ts'
import { all } from '../part/find.dom.ts'
import { enhanceIndicator } from '../indicator/indicator.dom.ts'
import { addAnnouncements } from '../announcement/announcement.dom.ts'
import { addPill } from '../pill/pill.dom.ts'
import { addPopover } from '../popover/popover.dom.ts'
import { enhanceQuickView, type QuickViewRequest } from '../quick-view/quick-view.dom.ts'
import { enhanceRestock } from '../restock/restock.dom.ts'

/** Settings of `enhanceShop`. */
export interface EnhanceShopOptions extends AddButtonOptions {
  /** Bot protection of restock forms; without it they are left alone. */
  readonly captcha?: Captcha | undefined
  /** The shopper's language, if the site has several. */
  readonly language?: string | undefined
  /** The store's own text for a successful sign-up. */
  readonly restockSuccessText?: string | undefined
  /** Messages of restock forms that differ from the English ones. */
  readonly offerMessages?: Partial<OfferMessages> | undefined
  /** Shows a product; without it, quick-view buttons are left alone. */
  readonly openQuickView?: ((request: QuickViewRequest) => void) | undefined
  /** Code of the page's type, as in the page context. */
  readonly pageType?: number | undefined
  /**
   * Path of the cart page, which the pill and the cart links of the page lead to.
   *
   * @default '/cart'
   */
  readonly cartPath?: string | undefined
  /**
   * Adds a pill cart to pages that may have one.
   *
   * @default true
   */
  readonly hasPill?: boolean | undefined
  /**
   * Adds the "added to cart" popover.
   *
   * @default true
   */
  readonly hasPopover?: boolean | undefined
}

/**
 * Enhances everything on a page that the template engine's commerce formatters printed.
 *
 * @example
 * ```ts
 * import { createCartClient } from '@sitewright/cart-client'
 * import { enhanceShop } from '@sitewright/cart-client/markup'
 *
 * const shop = createCartClient()
 * const cleanup = enhanceShop(shop, document)
 * shop.start()
 * ```
 */
export function enhanceShop(
  client: CartClient,
  root: ParentNode = document,
  {
    captcha,
    offerMessages,
    openQuickView,
    pageType,
    cartPath = usualCartPath,
    hasPill = true,
    hasPopover = true,
    ...options
  }: EnhanceShopOptions = {},
): Cleanup {
  const page = root instanceof Document ? root : (root.ownerDocument ?? document)
  const { path, indicators, hasCustomCart } = findIndicators(page, root, cartPath)
  const pillPage: PillPage = {
    path,
    cartPath,
    pageType,
    hasCustomCart,
    expressCheckout: client.expressCheckout,
  }
  const cleanups = [
    ...all(root, '.sqs-add-to-cart-button').map((button) => enhanceAddButton(client, button, options)),
    ...indicators.map((indicator) => enhanceIndicator(client, indicator)),
    ...(captcha
      ? all(root, '.product-restock-notification').map((block) =>
          enhanceRestock(client, block, { ...options, captcha, messages: offerMessages }),
        )
      : []),
    ...(openQuickView
      ? all(root, '.sqs-product-quick-view-button').map((button) =>
          enhanceQuickView(client, button, openQuickView),
        )
      : []),
    addAnnouncements(client, page),
    ...(hasPill ? [addPill(client, pillPage, page)] : []),
    ...(hasPopover ? [addPopover(client, indicators[0], page)] : []),
    whenStarted(client.cart, () => showAddButtons(root)),
  ]
  return () => {
    for (const cleanup of cleanups.reverse()) cleanup()
  }
}

function findIndicators(
  page: Document,
  root: ParentNode,
  cartPath: string,
): {
  readonly path: string
  readonly indicators: readonly HTMLElement[]
  readonly hasCustomCart: boolean
} {
  const custom = all(page, '.sqs-custom-cart')
  const links = all(root, 'a').filter(
    (link) => link.getAttribute('href') === cartPath && link.querySelector('.sqs-cart-quantity'),
  )
  return {
    path: page.location.pathname,
    indicators: [...new Set([...custom, ...links])],
    hasCustomCart: custom.length > 0,
  }
}

/** Shows the add buttons, which templates hide until a script handles presses. They do not wait for the cart. */
function showAddButtons(root: ParentNode): void {
  for (const wrapper of all(root, '.sqs-add-to-cart-button-wrapper')) {
    wrapper.hidden = false
    wrapper.style.visibility = 'visible'
  }
}
