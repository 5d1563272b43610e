import { offerMessages } from '@sitewright/cart-client'
import {
  addPill,
  addPopover,
  enhanceAddButton,
  enhanceQuickView,
  enhanceRestock,
} from '@sitewright/cart-client/markup'
import type { Captcha } from '@sitewright/site/captcha'
import { succeed } from '@sitewright/site/result'
import { readWeather, whenWeatherChanges } from '../observatory/weather.ts'
import { path } from '../site/record/path.ts'
import type { Shop } from '../wiring.ts'

/** A judge who lets everybody pass: the demo asks no service outside of it. */
const lenient: Captcha = {
  load: () => Promise.resolve(),
  token: (action) => Promise.resolve(succeed(`demo-${action}`)),
}

const restockWords = {
  en: offerMessages,
  de: {
    ...offerMessages,
    'restock.error.emailBlank': 'Bitte eine E-Mail-Adresse angeben',
    'restock.error.emailInvalid': 'Die E-Mail-Adresse stimmt nicht',
    'restock.error.submit': 'Das ging nicht. Bitte später noch einmal versuchen.',
    'restock.success': 'Vorgemerkt!',
  },
} as const

/** What has been brought to life: when all of it is, and how it is put away. */
interface Enhanced {
  readonly ready: Promise<unknown>
  readonly stop: () => void
}

/** Brings what the commerce formatters have printed to life, on the page or in a part of it. */
export function enhance(shop: Shop, root: ParentNode = document): Enhanced {
  const { client, edition } = shop
  const all = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)]
  const openForm = async (form: unknown) => (await import('./extra-fields.ts')).askForFields(form, shop)
  const openQuickView = ({ itemId }: { readonly itemId: string }) =>
    void import('./quick-view.ts').then(({ openQuickView: open }) =>
      open(itemId, shop, (part) => enhance(shop, part).stop),
    )
  const undos = [
    ...all('.sqs-add-to-cart-button').map((button) => {
      const isListing = button.closest('.card') !== null
      return enhanceAddButton(client, button, { isListing, refreshStock: !isListing, openForm })
    }),
    ...all('.sqs-product-quick-view-button').map((button) => enhanceQuickView(client, button, openQuickView)),
    ...all('.product-restock-notification').map((block) =>
      enhanceRestock(client, block, {
        captcha: lenient,
        language: edition.locale,
        messages: restockWords[edition.locale],
      }),
    ),
  ]
  // The formatter calls the labels of its radio buttons buttons; the radio buttons themselves are enough to a keyboard.
  for (const label of all('.variant-radiobtn-wrapper label')) {
    label.removeAttribute('role')
    label.removeAttribute('tabindex')
  }
  const ready = all('[data-instalments]').map(async (banner) => {
    const { watchInstalments } = await import('./instalment.ts')
    watchInstalments(banner, shop)
  })
  return {
    ready: Promise.all(ready),
    stop: () => {
      for (const undo of undos) undo()
    },
  }
}

/** The cart floats over the page for as long as the store is set to it. */
function watchPill({ client, context, edition }: Shop): void {
  const page = {
    path: context.path,
    cartPath: path('/cart', edition.locale),
    pageType: context.pageType,
    expressCheckout: client.expressCheckout,
  }
  let undo: (() => void) | undefined
  const show = () => {
    const { pill } = readWeather()
    if (pill) undo ??= addPill(client, page, document)
    else {
      undo?.()
      undo = undefined
    }
  }
  show()
  whenWeatherChanges(show)
}

/**
 * The "added to cart" popover. It follows the header in the document as it does on the screen, so that its button is
 * reached from the cart link; Escape closes it from anywhere.
 */
function watchPopover({ client }: Shop): void {
  addPopover(client, document.querySelector<HTMLElement>('[data-cart-link]') ?? undefined, document)
  const popover = document.querySelector<HTMLElement>('.sitewright-popover')
  if (!popover) return
  document.querySelector('.header')?.after(popover)
  document.addEventListener('keydown', (event) => {
    const isForPopover =
      event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('dialog[open]')
    if (isForPopover) popover.querySelector('button')?.click()
  })
}

/** The whole page: its markup, the popover, and the news that it was visited. */
export async function enhancePage(shop: Shop): Promise<void> {
  const { client, context } = shop
  const { ready } = enhance(shop)
  watchPill(shop)
  watchPopover(shop)
  if (context.pageType === 50 && context.product) {
    void import('./visit.ts').then(({ visitProduct }) => visitProduct(shop))
  } else if (context.collection?.typeName === 'products') {
    client.emit({ kind: 'listing-visited', collectionId: context.collection.id })
  }
  await ready
}
