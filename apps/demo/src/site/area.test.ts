import { expect, test } from 'vitest'
import { builtContent, withSiteContent } from './content/site-content.ts'
import { renderDocument } from './document.ts'

const SHELL = '<html lang="en"><!--head--><!--page--><script id="context"><!--context--></script></html>'
const documentAt = (path: string): string => renderDocument(path, SHELL, () => undefined).html

// spec: DEMO-002
test.each([
  ['the cart', '/cart', 'data-cart-root'],
  ['products', '/shop/p/iris-vase', 'data-variant-option-name="Glaze"'],
  ['gift cards', '/shop/p/gift-card', 'One hundred'],
  ['subscriptions', '/shop/p/stems-monthly', 'every week'],
  ['instalments', '/shop/p/belly-jug', '4 interest-free payments of $15.50'],
  ['restock sign-up', '/shop/p/bottle-no-4', 'product-restock-notification'],
  ['forms and their submission', '/contact', 'data-form-id="contact"'],
  ['galleries', '/gallery', 'data-gallery='],
  ['analytics, with a place to decide about cookies', '/', 'data-consent-settings'],
  ['the session of site users', '/sign-in', 'data-sign-in'],
  ['multilingual sites', '/de', '<html lang="de">'],
  ['site settings', '/', '"storeSettings":{"selectedCurrency":"USD"'],
  ['the template engine and its general formatters', '/kiln-days', 'google.com/calendar'],
])('the site shows %s on %s', (_, path, sign) => {
  expect(documentAt(path)).toContain(sign)
})

test('a title with the signs of a replacement is in the head as it was written', () => {
  const content = { ...builtContent, header: { ...builtContent.header, title: 'Mugs $& more' } }
  expect(withSiteContent(content, () => documentAt('/'))).toContain('content="Mugs $&amp; more"')
})
