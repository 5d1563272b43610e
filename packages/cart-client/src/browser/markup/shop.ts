import type { Undo } from '@sitewright/machine'
import type { Captcha } from '@sitewright/site/captcha'
import { cartPath as usualCartPath, type PillPage } from '../../core/pill.ts'
import type { CartClient } from '../client.ts'
import { whenKnown } from '../known.ts'
import { enhanceAddButton, type AddButtonOptions } from './add-button.ts'
import { all } from './find.ts'
import { enhanceIndicator } from './indicator.ts'
import { addPill } from './pill.ts'
import { addPopover } from './popover.ts'
import { enhanceQuickView, type QuickViewRequest } from './quick-view.ts'
import { enhanceRestock } from './restock.ts'

export interface EnhanceShopOptions extends AddButtonOptions {
  /** Judges shoppers who sign up for a restock; without it, restock forms are left alone. */
  readonly captcha?: Captcha | undefined
  readonly language?: string | undefined
  /** The store's own words for a sign-up that went well. */
  readonly restockSuccessText?: string | undefined
  /** Shows a product; without it, quick-view buttons are left alone. */
  readonly openQuickView?: ((request: QuickViewRequest) => void) | undefined
  /** The code of the page's type, as the page context has it. */
  readonly pageType?: number | undefined
  /** Where the cart page is: the cart links of the page lead there, and so does the pill; `/cart` unless given. */
  readonly cartPath?: string | undefined
  /** Whether a pill cart floats over the pages that may have one; it does unless given. */
  readonly hasPill?: boolean | undefined
  /** Whether a popover tells what was added; it does unless given. */
  readonly hasPopover?: boolean | undefined
}

/** Brings all of a shop page to life that the template engine's commerce formatters have printed. */
export function enhanceShop(
  client: CartClient,
  root: ParentNode = document,
  {
    captcha,
    openQuickView,
    pageType,
    cartPath = usualCartPath,
    hasPill = true,
    hasPopover = true,
    ...options
  }: EnhanceShopOptions = {},
): Undo {
  const page = root instanceof Document ? root : (root.ownerDocument ?? document)
  const { path, indicators, hasCustomCart } = look(page, root, cartPath)
  const pillPage: PillPage = {
    path,
    cartPath,
    pageType,
    hasCustomCart,
    expressCheckout: client.expressCheckout,
  }
  const undos = [
    ...all(root, '.sqs-add-to-cart-button').map((button) => enhanceAddButton(client, button, options)),
    ...indicators.map((indicator) => enhanceIndicator(client, indicator)),
    ...(captcha
      ? all(root, '.product-restock-notification').map((block) =>
          enhanceRestock(client, block, { ...options, captcha }),
        )
      : []),
    ...(openQuickView
      ? all(root, '.sqs-product-quick-view-button').map((button) =>
          enhanceQuickView(client, button, openQuickView),
        )
      : []),
    ...(hasPill ? [addPill(client, pillPage, page)] : []),
    ...(hasPopover ? [addPopover(client, indicators[0], page)] : []),
    whenKnown(client.cart, () => showAddButtons(root)),
  ]
  return () => {
    for (const undo of undos.reverse()) undo()
  }
}

function look(
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

/** Templates hide add buttons until a press on them counts the cart in. */
function showAddButtons(root: ParentNode): void {
  for (const wrapper of all(root, '.sqs-add-to-cart-button-wrapper')) {
    wrapper.hidden = false
    wrapper.style.visibility = 'visible'
  }
}
