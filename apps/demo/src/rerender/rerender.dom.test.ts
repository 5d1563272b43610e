import { beforeEach, expect, test } from 'vitest'
import { itemOf } from '../line-list/entry.ts'
import { chosenVariant } from '../product/chosen-variant.ts'
import { changeSettings, defaultSettings } from '../settings/settings.ts'
import { builtContent, setSiteContent, siteContent, type SiteContent } from '../site/content/site-content.ts'
import { languageOf } from '../site/content/translation.ts'
import type { Shop } from '../wiring.ts'
import { inChosenLanguage } from './language.ts'
import { rerender } from './rerender.ts'
import { search } from './search.ts'

const localization = { locale: 'en', currency: 'EUR' } as const
const shop = { localization, log: { note: () => undefined }, search: () => undefined } as unknown as Shop
const translations = { es: { 'Belly Jug': 'Jarra', Glaze: 'Esmalte', Chalk: 'Tiza' } }

/** Opens an address of a site that an owner has edited. */
function open(address: string, changes: Partial<SiteContent>): void {
  history.replaceState(null, '', address)
  setSiteContent({ ...builtContent, ...changes })
}
const main = () => document.querySelector('main')?.textContent

beforeEach(() => {
  document.body.innerHTML = '<main></main>'
  sessionStorage.clear()
  changeSettings(defaultSettings)
  return () => setSiteContent(builtContent)
})

test('a page in another currency stays in the language that the visitor has chosen', () => {
  open('/shop?language=es', { translations })
  rerender(shop)
  expect(main()).toContain('Jarra')
  expect(main()).not.toContain('Belly Jug')
})

test('what is searched for is found in the language that the visitor has chosen, and shown in it', () => {
  open('/search?q=jarra&language=es', { translations })
  search(shop)
  expect(main()).toContain('Jarra')
})

test('a line of the cart has its item in the language that the visitor has chosen', () => {
  open('/cart?language=es', { translations })
  expect(itemOf(shop, { itemId: 'belly-jug' })?.title).toBe('Jarra')
})

test('a variant is chosen in the language that the visitor has chosen', () => {
  open('/shop/p/morning-cup?language=es', { translations })
  const { variant } = chosenVariant('morning-cup', { Esmalte: 'Tiza' }, localization) ?? {}
  expect(variant?.attributes).toEqual({ Esmalte: 'Tiza' })
})

test('a language that nobody has added is none, also one whose name every object has', () => {
  open('/shop?language=constructor', { translations })
  expect(inChosenLanguage(() => languageOf(siteContent()))).toBeUndefined()
  open('/shop?language=es', { translations })
  expect(inChosenLanguage(() => languageOf(siteContent()))).toBe('es')
})

const about = { id: 'about', path: '/about', kind: 'text', status: 'draft' } as const
const pages = [...builtContent.pages, { ...about, title: { en: 'About us', de: 'Über uns' } }]

test('a page that is not published is shown in another currency to those who edit the site alone', () => {
  open('/about', { pages })
  rerender(shop)
  expect(main()).not.toContain('About us')
  changeSettings({ role: 'admin' })
  rerender(shop)
  expect(main()).toContain('About us')
})
