import { createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { chooseCurrency, readContext } from './context.ts'
import { editionNow } from './edition.ts'
import { LiveCartLink } from './shop/live-cart-link.tsx'
import type { Currency } from './site/content/words.ts'
import { online } from './mock/line.ts'
import { readWeather, whenWeatherChanges } from './observatory/weather.ts'
import { wire } from './wiring.ts'

const context = readContext()
const shop = wire(context, editionNow())
/** The currency whose button had the focus when the page was left for it. */
const FOCUSED_CURRENCY = 'sill-focused-currency'
const place = (name: string) => document.querySelector<HTMLElement>(name)

/** A page that was built in other money than the visitor's is rendered anew, by the same templates. */
if (shop.edition.currency !== context.currency) {
  await import('./shop/rerender.ts').then(({ rerender }) => rerender(shop))
}

const link = place('[data-island=cart-link]')
if (link) hydrateRoot(link, createElement(LiveCartLink, { shop, href: link.dataset.href ?? '/cart' }))

/** The server is as large as all the rest, so it comes when the pictures are there; unless it is asked before. */
const start = () => {
  shop.client.start()
  void online()
}
if (document.readyState === 'complete') start()
else addEventListener('load', start, { once: true })

document.addEventListener('click', (event) => {
  const chosen =
    event.target instanceof Element
      ? event.target.closest<HTMLElement>('[data-currency]')?.dataset.currency
      : undefined
  if (!chosen) return
  chooseCurrency(chosen as Currency)
  sessionStorage.setItem(FOCUSED_CURRENCY, chosen)
  location.reload()
})

// Whoever has chosen a currency goes on from there, although the page is a new one.
const focusedCurrency = sessionStorage.getItem(FOCUSED_CURRENCY)
if (focusedCurrency) {
  sessionStorage.removeItem(FOCUSED_CURRENCY)
  place(`[data-currency="${CSS.escape(focusedCurrency)}"]`)?.focus({ preventScroll: true })
}

/** What a search finds is shown first, and brought to life with the rest. */
const searched = place('form.search')
  ? import('./shop/search.ts').then(({ search }) => search(shop))
  : Promise.resolve()

/** Each part is loaded where there is something for it to do. */
const parts = [
  searched,
  Promise.allSettled([searched])
    .then(() => import('./shop/enhance.ts'))
    .then(({ enhancePage }) => enhancePage(shop)),
  import('./observatory/dock.ts').then(({ dock }) => dock(shop)),
]
if (place('[data-part]')) parts.push(import('./desk/desk.tsx').then(({ openDesk }) => openDesk(shop)))
if (place('[data-gallery]')) parts.push(import('./shop/gallery.ts').then(({ hang }) => hang()))
if (place('[data-sign-in], [data-site-user]'))
  parts.push(import('./shop/site-user.ts').then(({ welcome }) => welcome(shop)))
// A part that cannot be loaded does not keep the others from being pressed.
void Promise.allSettled(parts).then((ends) => {
  for (const end of ends) if (end.status === 'rejected') reportError(end.reason)
  document.documentElement.dataset.alive = ''
  dispatchEvent(new Event('alive'))
})

const showStaff = () => {
  if (readWeather().role !== 'none')
    void import('./desk/staff.tsx').then(({ openStaffDesk }) => openStaffDesk(shop))
}
showStaff()
whenWeatherChanges(showStaff)
