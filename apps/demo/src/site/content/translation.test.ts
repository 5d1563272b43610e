import { expect, test } from 'vitest'
import { builtContent } from './site-content.ts'
import { languageOf, translatableTexts, translated } from './translation.ts'

const site = {
  ...builtContent,
  translations: { fr: { Shop: 'Boutique', 'Belly Jug': 'Cruche ronde', Search: 'Recherche', Vessels: '' } },
}
const french = translated(site, 'fr')

test('texts that can be translated are those of products, pages and templates, each once', () => {
  const texts = translatableTexts(site)
  expect(texts).toContain('Belly Jug')
  expect(texts).toContain('Skip to content')
  expect(texts.filter((text) => text === 'Shop')).toEqual(['Shop'])
  expect(texts).not.toContain('')
})

test('English texts become those of the language, at any depth', () => {
  expect(french.navigation[0]?.title).toEqual({ en: 'Boutique', de: 'Laden' })
  expect(french.products.find(({ slug }) => slug === 'belly-jug')?.name.en).toBe('Cruche ronde')
  expect(french.texts.search).toMatchObject({ en: 'Recherche' })
})

test('a text without a translation stays English', () => {
  expect(french.categories[0]?.word.en).toBe('Vessels')
  expect(translated(site, 'it').navigation).toEqual(site.navigation)
})

test('a translated site knows its language', () => {
  expect(languageOf(french)).toBe('fr')
  expect(languageOf(site)).toBeUndefined()
})
