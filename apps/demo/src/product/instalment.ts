import { enhanceInstalments } from '@sitewright/cart-client/instalment'
import type { Cleanup } from '@sitewright/machine'
import { TEXTS } from '../messages.ts'
import type { Shop } from '../wiring.ts'
import { isChosen, selectionIn } from './selection.ts'
import { textIn } from '../site/content/text-in.ts'

/** The provider speaks to shoppers in the United States. */
const LOCALE = 'en_US'

/** Starts a printed instalment banner, which follows the variant that is chosen. */
export function startInstalments({ client, fetch, localization, log }: Shop, banner: HTMLElement): Cleanup {
  const block = banner.closest('article')
  const { show, stop } = enhanceInstalments(client, banner, {
    title: 'Quarterly',
    closeLabel: textIn(TEXTS.close, localization.locale),
    isOneLine: true,
    locale: LOCALE,
    modalUrl: (locale) => `/api/instalments/${locale}`,
    fetch,
    warn: (problem) => log.note('page', 'instalment page', 'bad', String(problem)),
  })
  // Offers of other variants need the catalogue, which is loaded when the first one is chosen.
  const follow = async (): Promise<void> => {
    const { variantOffer } = await import('./variant-offer.ts')
    const offer = block && variantOffer(banner.dataset.itemId, selectionIn(block), localization)
    if (offer) show(offer)
  }
  const onChange = (): void => void follow()
  block?.addEventListener('change', onChange)
  if (block && isChosen(block)) void follow()
  return () => {
    block?.removeEventListener('change', onChange)
    stop()
  }
}
