import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { fittingHandlers } from './fitting-handlers.ts'

const respond = () => HttpResponse.json({})
const order = http.get('*/api/demo/order/:id', respond)
const place = http.post('*/api/demo/order', respond)
const anyOrder = http.all('*/api/demo/order*', respond)
const pattern = http.get(/order/, respond)
const elsewhere = http.get('https://shop.test/order', respond)
const cart = http.get('*/api/commerce/shopping-cart', respond)
const handlers = [order, place, anyOrder, pattern, elsewhere, cart]

test.each([
  ['GET', '/api/demo/order/S-1?full=1', [order, anyOrder, pattern, elsewhere]],
  ['POST', '/api/demo/order', [place, anyOrder]],
  ['GET', '/api/commerce/shopping-cart', [pattern, elsewhere, cart]],
])('only handlers whose method and path may fit %s %s are tried', (method, path, fitting) => {
  expect(fittingHandlers(handlers, { method, url: `http://localhost${path}` })).toEqual(fitting)
})
