import { Money, ShopifyProvider } from '@shopify/hydrogen-react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

const shop = {
  storeDomain: 'https://shop.example',
  storefrontToken: 'none',
  storefrontApiVersion: '2026-04',
  countryIsoCode: 'DE',
  languageIsoCode: 'DE',
}

export const page = (all) => {
  const amounts = all.map(({ value, currency }) => ({ amount: value, currencyCode: currency }))
  return () =>
    renderToStaticMarkup(
      createElement(
        ShopifyProvider,
        shop,
        amounts.map((data, key) => createElement(Money, { key, data, as: 'bdi' })),
      ),
    )
}
