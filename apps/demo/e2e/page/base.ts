import { createCartClient } from '@sitewright/cart-client'
import { createForm, defineForm } from '@sitewright/forms-client'
import { createGallery } from '@sitewright/gallery'
import { galleryHtml } from '@sitewright/gallery/html'
import { galleryLightbox } from '@sitewright/gallery/lightbox'
import { createPerfCollector } from '@sitewright/perf-collector'
import { createCookies } from '@sitewright/site/cookies'
import { createCrumbs, createHttp } from '@sitewright/site/http'
import { signIn } from '@sitewright/site/session'
import { createTracker } from '@sitewright/tracking'
import { createCensus, createVersionOne } from '@sitewright/tracking/destinations'
import { createQueue } from '@sitewright/tracking/queue'
import { createVisitor } from '@sitewright/tracking/visitor'

const cookies = createCookies()
const http = createHttp({ crumbs: createCrumbs(cookies) })

function track(delivery?: ReturnType<typeof createQueue>): void {
  const tracker = createTracker({
    context: () => ({
      website: { id: 'website-1' },
      page: { title: 'Page', path: '/', hasProduct: false },
    }),
    visitor: createVisitor(),
    destinations: [
      createCensus({ delivery }),
      createVersionOne({ crumb: () => cookies.get('crumb'), delivery }),
    ],
  })
  tracker.start()
  tracker.track('AddToCart', { itemId: 'mug', quantity: 1 })
}

/** Parts of the packages that call a server, or write an address. */
const parts = {
  tracking: () => track(),
  'tracking with a queue': () => track(createQueue()),
  'a form': () => {
    const contact = defineForm({ id: 'contact', fields: [{ id: 'message', kind: 'text', title: 'Message' }] })
    const form = createForm(contact, { http, page: { pageTitle: 'Contact', pagePath: '/contact' } })
    form.field('message').set('Hello')
    void form.submit()
  },
  'a cart': () => {
    const { cart, start } = createCartClient({ websiteId: 'website-1', hasCart: () => true })
    start()
    void cart.add({ itemId: 'mug', sku: 'only', quantity: 1, title: 'Mug' })
  },
  'a sign-in': () => void signIn(http, { email: 'ada@example.com', password: 'correct horse' }),
  performance: () => {
    createPerfCollector({ app: 'shop', sampleRate: 1 }).start()
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
    window.dispatchEvent(new Event('pagehide'))
  },
  'a gallery': () => {
    const src = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='
    const items = [{ src, alt: 'Hills', title: 'Hills', width: 150, height: 100 }]
    document.body.innerHTML = galleryHtml({ id: 'trip', items, options: { design: 'grid', lightbox: true } })
    for (const element of document.querySelectorAll<HTMLElement>('[data-gallery]'))
      createGallery(element, { lightbox: galleryLightbox })
    document.querySelector<HTMLElement>('[data-gallery] a, [data-gallery] button')?.click()
  },
}

/** Name of a part. */
export type Part = keyof typeof parts

Object.assign(window, { act: (part: Part) => parts[part]() })
