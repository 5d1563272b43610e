import { createInstalmentDialog } from '@sitewright/cart-client/instalment'
import { priceOf } from '@sitewright/cart-client/product'
import { choose } from '@sitewright/cart-client/variant'
import { createMockFetch } from '../mock/mock-fetch.ts'
import { instalments, instalmentText } from '../site/record/instalment.ts'
import { items } from '../site/record/item.ts'
import type { Shop } from '../wiring.ts'
import { escapeHtml, openMarkup } from '../dialog.ts'
import { product as productOf } from './product.ts'
import { TEXTS } from '../messages.ts'

/** The provider speaks to shoppers in the United States. */
const LOCALE = 'en_US'

const selectionIn = (block: ParentNode) =>
  Object.fromEntries(
    [...block.querySelectorAll<HTMLSelectElement>('select[data-variant-option-name]')].map((select) => [
      select.dataset.variantOptionName ?? '',
      select.value,
    ]),
  )

/** Updates the instalment offer for the chosen variant, and opens the provider's page on request. */
export function watchInstalments(banner: HTMLElement, shop: Shop): void {
  const { localization, client, log } = shop
  const item = items(localization).find(({ id }) => id === banner.dataset.itemId)
  const block = banner.closest('article')
  const line = banner.querySelector('span')
  if (!item || !block || !line) return
  const product = productOf(item)

  block.addEventListener('change', () => {
    const choice = choose(product, selectionIn(block))
    if (choice.kind !== 'variant' || product.isSubscribable) return
    const offer = instalments(
      priceOf(product, choice.variant, localization.currency),
      product.productType,
      localization,
    )
    banner.hidden = offer.kind === 'hidden'
    line.textContent = instalmentText(offer)
  })

  const dialog = createInstalmentDialog(client, {
    locale: LOCALE,
    modalUrl: (locale) => `/api/instalments/${locale}`,
    fetch: createMockFetch(log),
    warn: (problem) => log.note('page', 'instalment page', 'bad', String(problem)),
  })
  let isShown = false
  dialog.subscribe(() => {
    const { isOpen, html } = dialog.snapshot()
    if (!isOpen || isShown) return
    isShown = true
    // The page of a third party gets no scripts, forms or origin.
    const frame = `<iframe class="instalment-page" sandbox="" title="Quarterly" srcdoc="${escapeHtml(html)}"></iframe>`
    const lightbox = openMarkup({
      html: frame,
      label: 'Quarterly',
      close: TEXTS.close[localization.locale],
      className: 'lightbox-small',
    })
    void lightbox.closed.then(() => {
      isShown = false
      dialog.close()
    })
  })
  dialog.start()
  banner.querySelector('button')?.addEventListener('click', dialog.open)
}
