import { createInstalmentMock } from '@sitewright/cart-client/testing'
import { createCaptchaScriptMock } from '@sitewright/site/testing'
import { http, HttpResponse, type RequestHandler } from 'msw'
import { currentLocalization } from '../localization.ts'
import { memberHandlers, orderCurrency, rememberOrder } from './member-handlers.ts'
import { placeOrder, shop } from './server-state.ts'

/** Order that this page has placed. A shopper to whom its response got lost presses again, with an empty cart. */
let placedHere: string | undefined

/** Handlers of the checkout, which no package covers. */
const checkout: readonly RequestHandler[] = [
  http.post('*/api/demo/order', async ({ request }) => {
    const orderId = placeOrder()
    if (orderId) {
      placedHere = orderId
      rememberOrder(orderId, currentLocalization().currency, await request.json())
    }
    if (!placedHere) return HttpResponse.json({ message: 'There is nothing to buy.' }, { status: 400 })
    return HttpResponse.json({ orderId: placedHere })
  }),
  http.get('*/api/demo/order/:id', ({ params }) => {
    const id = String(params.id)
    const order = shop.state.orders[Number(id.replace('S-', '')) - 1]
    const currency = orderCurrency(id) ?? currentLocalization().currency
    return order ? HttpResponse.json({ ...order, currency }) : HttpResponse.json({}, { status: 404 })
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

/** Handlers of third parties: instalments and captcha. */
const services: readonly RequestHandler[] = [
  ...createInstalmentMock({ page: instalmentPage }).handlers,
  ...createCaptchaScriptMock().handlers,
]

/** Handlers of every call that no package's mock answers. */
export const otherHandlers: readonly RequestHandler[] = [...checkout, ...memberHandlers, ...services]
