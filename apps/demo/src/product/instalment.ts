import { createInstalmentDialog } from '@sitewright/cart-client/instalment'
import type { Shop } from '../wiring.ts'
import { escapeHtml, openMarkup } from '../dialog.ts'
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
  const block = banner.closest('article')
  const line = banner.querySelector('span')
  if (!block || !line) return

  // The offer is printed. Those of other variants need the catalogue, which is loaded when the first one is chosen.
  block.addEventListener('change', () => {
    void import('./variant-offer.ts').then(({ variantOffer }) => {
      const offer = variantOffer(banner.dataset.itemId, selectionIn(block), localization)
      if (!offer) return
      banner.hidden = offer.isHidden
      line.textContent = offer.text
    })
  })

  const dialog = createInstalmentDialog(client, {
    locale: LOCALE,
    modalUrl: (locale) => `/api/instalments/${locale}`,
    fetch: shop.fetch,
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
