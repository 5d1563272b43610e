import { messages } from '@sitewright/cart-client'
import { messages as french } from '@sitewright/cart-client/locales/fr'
import { expect, test } from 'vitest'
import { addPageTexts } from '../language/page-texts.ts'
import { texts as textsFr } from '../language/page/fr.ts'
import type { Shop } from '../wiring.ts'
import { entryDetails } from './entry.ts'

addPageTexts('fr', textsFr)

type Entry = Parameters<typeof entryDetails>[1]

const entry = {
  chosenVariant: { attributes: { Size: 'Large' } },
  additionalFields: '{"name":"Mina","empty":""}',
} as unknown as Entry

test.each([
  ['en', messages, ['Size: Large', '“Mina”']],
  ['fr', french, ['Size\u00a0: Large', '«\u00a0Mina\u00a0»']],
] as const)('options and fields of an entry are joined and quoted as in %s', (locale, texts, details) => {
  const shop = { client: { messages: texts }, localization: { locale } } as unknown as Shop
  expect(entryDetails(shop, entry)).toEqual(details)
})
