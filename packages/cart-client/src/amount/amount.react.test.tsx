import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createCartClient } from '../client/client.browser.ts'
import { CartProvider } from '../provider/cart-provider.react.tsx'
import { Amount } from './amount.react.tsx'

test.each([
  ['ar-AE', 'USD', '<bdi dir="ltr" data-cart="amount">\u200f62.00\u00a0US$</bdi>'],
  ['ar-AE', 'EUR', '<bdi data-cart="amount">\u200f62.00\u00a0€</bdi>'],
  ['en-US', 'USD', '<bdi data-cart="amount">$62.00</bdi>'],
])('an amount in %s and %s has the direction that keeps its sign together', (locale, currency, markup) => {
  const client = createCartClient({ locale, currency })
  const value = { value: '62', currency }
  expect(
    renderToStaticMarkup(
      <CartProvider client={client}>
        <Amount value={value} />
      </CartProvider>,
    ),
  ).toContain(markup)
})
