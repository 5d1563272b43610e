import { expect, test, vi } from 'vitest'
import { addressOnPage, isOnSite } from './site-address.browser.ts'

const page = { base: 'https://shop.example/a/b', origin: 'https://shop.example' }

test.each([
  ['/api/', true],
  ['api', true],
  ['', true],
  ['/a//b', true],
  ['/api/redirect?to=https://elsewhere.example', true],
  ['https://shop.example/a', true],
  ['HTTPS://SHOP.example:443/a', true],
  ['//shop.example/a', true],
  ['https:/a', true],
  ['http://shop.example/a', false],
  ['https://shop.example:8443/a', false],
  ['https://shop.example@elsewhere.example/a', false],
  ['https://shop.example.elsewhere.example/a', false],
  ['//elsewhere.example/a', false],
  ['/\\elsewhere.example', false],
  ['\\\\elsewhere.example', false],
  ['/\t/elsewhere.example', false],
  [' //elsewhere.example', false],
  ['data:text/plain,a', false],
  ['http://', false],
])('%j is on the site: %s', (address, expected) => {
  expect(isOnSite(address, page)).toBe(expected)
})

test('a page whose base is elsewhere has its relative addresses elsewhere', () => {
  expect(isOnSite('/api/', { ...page, base: 'https://files.example/' })).toBe(false)
})

test('an origin that is named is on the site, in any way of writing it', () => {
  const named = ['no address', 'https://API.example:443/']
  expect(isOnSite('https://api.example/orders', page, named)).toBe(true)
  expect(isOnSite('https://api.example:8443/orders', page, named)).toBe(false)
})

test.each([
  ['/api/a?b#c', 'https://shop.example/api/a?b#c'],
  ['api', 'https://shop.example/a/api'],
  ['', 'https://shop.example/a/b'],
  ['https://files.example/api', 'https://files.example/api'],
  ['//elsewhere.example/api', '//elsewhere.example/api'],
  ['/\\elsewhere.example', '/\\elsewhere.example'],
  ['http://', 'http://'],
])('%j is %j on a page whose base is of another origin', (address, expected) => {
  vi.stubGlobal('document', { baseURI: 'https://files.example/x/' })
  vi.stubGlobal('location', { href: 'https://shop.example/a/b' })
  expect(addressOnPage(address)).toBe(expected)
  vi.unstubAllGlobals()
})

test.each([
  ['a base of its own origin', { baseURI: 'https://shop.example/x/' }, { href: 'https://shop.example/a/b' }],
  ['an address of no site', { baseURI: 'https://shop.example/' }, { href: 'about:srcdoc' }],
  ['no document', undefined, undefined],
])('an address stays as it is on a page with %s', (_, document, location) => {
  vi.stubGlobal('document', document)
  vi.stubGlobal('location', location)
  expect(addressOnPage('/api/a')).toBe('/api/a')
  vi.unstubAllGlobals()
})
