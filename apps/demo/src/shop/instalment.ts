import { choose, createInstalmentDialog, priceOf } from '@sitewright/cart-client'
import { createLine } from '../mock/line.ts'
import { instalments, instalmentText } from '../site/record/instalment.ts'
import { items } from '../site/record/item.ts'
import type { Shop } from '../wiring.ts'
import { escapeHtml } from './escape-html.ts'
import { openMarkup } from './lightbox.ts'
import { product as productOf } from './product.ts'
import { WORDS } from './words.ts'

/** The provider speaks to shoppers in the United States. */
const LOCALE = 'en_US'

const selectionIn = (block: ParentNode) =>
  Object.fromEntries(
    [...block.querySelectorAll<HTMLSelectElement>('select[data-variant-option-name]')].map((select) => [
      select.dataset.variantOptionName ?? '',
      select.value,
    ]),
  )

/** Says anew for each variant what it costs in instalments, and explains them when asked. */
export function watchInstalments(banner: HTMLElement, shop: Shop): void {
  const { edition, client, log } = shop
  const item = items(edition).find(({ id }) => id === banner.dataset.itemId)
  const block = banner.closest('article')
  const line = banner.querySelector('span')
  if (!item || !block || !line) return
  const product = productOf(item)

  block.addEventListener('change', () => {
    const choice = choose(product, selectionIn(block))
    if (choice.kind !== 'variant' || product.isSubscribable) return
    const offer = instalments(
      priceOf(product, choice.variant, edition.currency),
      product.productType,
      edition,
    )
    banner.hidden = offer.kind === 'hidden'
    line.textContent = instalmentText(offer)
  })

  const dialog = createInstalmentDialog(client, {
    locale: LOCALE,
    modalUrl: (locale) => `/api/instalments/${locale}`,
    fetch: createLine(log),
    warn: (problem) => log.note('page', 'instalment page', 'bad', String(problem)),
  })
  let isShown = false
  dialog.subscribe(() => {
    const { isOpen, html } = dialog.snapshot()
    if (!isOpen || isShown) return
    isShown = true
    // A stranger's page: without scripts, forms or an origin.
    const frame = `<iframe class="instalment-page" sandbox="" title="Quarterly" srcdoc="${escapeHtml(html)}"></iframe>`
    const lightbox = openMarkup({
      html: frame,
      label: 'Quarterly',
      close: WORDS.close[edition.locale],
      className: 'lightbox-small',
    })
    void lightbox.closed.then(() => {
      isShown = false
      dialog.close()
    })
  })
  banner.querySelector('button')?.addEventListener('click', dialog.open)
}
