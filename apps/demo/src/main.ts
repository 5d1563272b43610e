import { createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { chooseCurrency, readContext } from './context.ts'
import { editionNow } from './edition.ts'
import { LiveCartLink } from './shop/live-cart-link.tsx'
import type { Currency } from './site/content/words.ts'
import { online } from './mock/line.ts'
import { wire } from './wiring.ts'

const context = readContext()
const shop = wire(context, editionNow())
const place = (name: string) => document.querySelector<HTMLElement>(name)

/** A page that was built in other money than the visitor's is rendered anew, by the same templates. */
if (shop.edition.currency !== context.currency) {
  await import('./shop/rerender.ts').then(({ rerender }) => rerender(shop))
}

const link = place('[data-island=cart-link]')
if (link) hydrateRoot(link, createElement(LiveCartLink, { shop, href: link.dataset.href ?? '/cart' }))

shop.client.start()
// The server is fetched before anything is asked of it.
void online()

document.addEventListener('click', (event) => {
  const chosen =
    event.target instanceof Element
      ? event.target.closest<HTMLElement>('[data-currency]')?.dataset.currency
      : undefined
  if (!chosen) return
  chooseCurrency(chosen as Currency)
  location.reload()
})
void import('./shop/enhance.ts').then(({ enhancePage }) => enhancePage(shop))

if (place('[data-part]')) void import('./desk/desk.tsx').then(({ openDesk }) => openDesk(shop))
if (place('[data-gallery]')) void import('./shop/gallery.ts').then(({ hang }) => hang())
if (place('form.search')) void import('./shop/search.ts').then(({ search }) => search(shop))
if (place('[data-sign-in], [data-site-user]'))
  void import('./shop/site-user.ts').then(({ welcome }) => welcome(shop))
void import('./observatory/dock.ts').then(({ dock }) => dock(shop))
