import { http, HttpResponse, type RequestHandler } from 'msw'
import { buy, shop } from './ledger.ts'

const done = () => HttpResponse.json({})

/** The checkout, which belongs to nobody's package. */
const checkout: readonly RequestHandler[] = [
  http.post('*/api/demo/order', () => {
    const orderId = buy()
    return orderId
      ? HttpResponse.json({ orderId })
      : HttpResponse.json({ message: 'There is nothing to buy.' }, { status: 400 })
  }),
  http.get('*/api/demo/order/:id', ({ params }) => {
    const order = shop.state.orders[Number(String(params.id).replace('S-', '')) - 1]
    return order ? HttpResponse.json({ ...order }) : HttpResponse.json({}, { status: 404 })
  }),
  http.get('*/api/demo/subscription', ({ request }) => {
    const token = new URL(request.url).searchParams.get('cartToken')
    const begun = shop.state.subscriptions.findLast(({ cartToken }) => cartToken === token)
    return begun ? HttpResponse.json({ itemId: begun.itemId }) : HttpResponse.json({}, { status: 404 })
  }),
]

/** The provider's page. Its style sheet is a file: a frame inherits the policy of the page, which lets no style in the markup. */
const instalmentPage = (locale: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Quarterly</title><link rel="stylesheet" href="/quarterly.css"><h1>Quarterly</h1><p>Four payments, two weeks apart, nothing on top.</p><ol><li><b>Today</b> The pot is yours at once.<li><b>In 2 weeks</b> The second payment.<li><b>In 4 weeks</b> The third.<li><b>In 6 weeks</b> The last. That was it.</ol><p class="note">This page comes from the provider, for ${locale}, and can do nothing here but be read.</p>`

/** Services of others: who lends, who judges, who records. */
const services: readonly RequestHandler[] = [
  http.get('*/api/instalments/:locale', ({ params }) =>
    HttpResponse.html(instalmentPage(String(params.locale))),
  ),
  http.get('*/api/captcha/:siteKey', () =>
    HttpResponse.text('/* Everybody passes. */', { headers: { 'Content-Type': 'text/javascript' } }),
  ),
  http.get('*/api/commerce/fullstory/getId', () => HttpResponse.json({ id: 'recording-1' })),
  http.post('*/api/events/:environment/validate/:schemaName', () =>
    HttpResponse.json({ valid: true, errors: [] }),
  ),
]

/** What forms and trackers send. The site takes it and keeps nothing. */
const records: readonly RequestHandler[] = [
  http.post('*/api/form/FormSubmissionKey', () => HttpResponse.json({ key: crypto.randomUUID() })),
  http.post('*/api/form/SaveFormSubmission', done),
  http.post('*/api/census/*', done),
  http.post('*/api/events/:event', done),
  http.post('*/api/1/performance/records', done),
]

/** Every call that no package's own handlers answer. */
export const others: readonly RequestHandler[] = [...checkout, ...services, ...records]
