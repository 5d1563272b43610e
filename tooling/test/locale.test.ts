import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { packageFolders, shown } from '../check/workspace.ts'
import { formsOf, localeFindings, type Texts } from '../locale/check.ts'
import { groupedLocaleCode, localeCode } from '../locale/code.ts'

const expected = {
  english: { hello: 'Hello {name}', one: '1 item', many: '{n} items', ok: 'OK' },
  counted: ['many'],
  single: ['one'],
  names: ['name'],
  same: { de: ['ok'] },
}
const german = { hello: 'Hallo {name}', one: 'Ein Artikel', many: '{n} Artikel', ok: 'OK' }
const polish = {
  hello: 'Cześć {name}',
  one: '1 produkt',
  many: { lang: 'pl', few: '{n} produkty', many: '{n} produktów', other: '{n} produktu' },
  ok: 'Dobrze',
}
const arabic = {
  hello: 'مرحبًا \u2068{name}\u2069',
  one: 'منتج واحد',
  many: {
    lang: 'ar',
    zero: 'لا منتجات',
    two: 'منتجان',
    few: '{n} منتجات',
    many: '{n} منتجًا',
    other: '{n} منتج',
  },
  ok: 'حسنًا',
}

test('forms are those of all numbers but one', () => {
  expect(formsOf('de')).toEqual(['other'])
  expect(formsOf('ja')).toEqual(['other'])
  expect(formsOf('pl')).toEqual(['few', 'many', 'other'])
  expect(formsOf('fr')).toEqual(['one', 'many', 'other'])
  expect(formsOf('ar')).toEqual(['zero', 'two', 'few', 'many', 'other'])
})

describe('a language', () => {
  test.each<[string, Texts]>([
    ['de', german],
    ['pl', polish],
    ['ar', arabic],
  ])('%s is in order', (language, texts) => {
    expect(localeFindings(language, texts, expected)).toEqual([])
  })

  const { ok: _, ...withoutOk } = german
  test.each<[string, string, Texts]>([
    ['ok is missing.', 'de', withoutOk],
    ['bye is no text of the package.', 'de', { ...german, bye: 'Tschüs' }],
    ['hello has {nome}, not {name}.', 'de', { ...german, hello: 'Hallo {nome}' }],
    ['hello has no placeholder, not {name}.', 'de', { ...german, hello: 'Hallo' }],
    ['hello begins or ends with a blank.', 'de', { ...german, hello: 'Hallo {name} ' }],
    ['one is empty.', 'de', { ...german, one: '' }],
    ['one is the English text.', 'de', { ...german, one: '1 item' }],
    ['ok is listed as the same as in English, and is not.', 'de', { ...german, ok: 'Gut' }],
    ['one has forms, but no number that needs them.', 'de', { ...german, one: { lang: 'de', other: 'Ein' } }],
    ['many needs a text for each form: few, many, other.', 'pl', { ...polish, many: '{n} produktów' }],
    ['many says that its language is cs.', 'pl', { ...polish, many: { ...polish.many, lang: 'cs' } }],
    ['many has {count}, not {n}.', 'pl', { ...polish, many: { ...polish.many, few: '{count} produkty' } }],
    [
      'many has a text for the form two, which the language does not need.',
      'pl',
      { ...polish, many: { ...polish.many, two: '{n} produkty' } },
    ],
    ['hello needs isolation marks around {name}.', 'ar', { ...arabic, hello: 'مرحبًا {name}' }],
  ])('is told that %s', (finding, language, texts) => {
    expect(localeFindings(language, texts, expected)).toEqual([finding])
  })

  test('is told of a form without a text', () => {
    const { few: _few, ...rest } = polish.many
    expect(localeFindings('pl', { ...polish, many: rest }, expected)).toEqual([
      'many has no text for the form few.',
    ])
  })
})

test('a file of a language has the imports and the type of another, and shows what nobody sees', () => {
  const like = "import type { A } from './a.ts'\n\n/** Texts in German. */\nexport const messages: A = {\n}\n"
  expect(localeCode(like, 'fr', { hello: 'Bonjour\u00a0!', many: { lang: 'fr', other: '{n} articles' } }))
    .toBe(`import type { A } from './a.ts'

/** Texts in French. */
export const messages: A = {
"hello": "Bonjour\\u00a0!",
"many": {lang: "fr",
other: "{n} articles",},
}
`)
})

test('a language of a package with parts exports the texts of each part, and all of them', () => {
  const groups = {
    linkMessages: { 'link.name': 'Name' },
    fontMessages: { 'font.all': 'All', 'font.none': 'None' },
  }
  expect(groupedLocaleCode('fr', { 'link.name': 'Nom', 'font.all': 'Tout', 'font.none': 'Rien' }, groups))
    .toBe(`import type * as english from '../messages.ts'

// Texts in French, by part.

export const linkMessages: english.MessagesOf<typeof english.linkMessages> = {
"link.name": "Nom",
}

export const fontMessages: english.MessagesOf<typeof english.fontMessages> = {
"font.all": "Tout",
"font.none": "Rien",
}

/** All texts in French. Bundlers drop them where parts are imported alone. */
export const messages: english.Messages = /* @__PURE__ */ (() => ({
...linkMessages,
...fontMessages,
}))()
`)
})

test('a text that several packages have is translated in the same way in each of them', async () => {
  const seen = new Map<string, { readonly text: string; readonly folder: string }>()
  const differing: string[] = []
  for (const folder of packageFolders().map((each) => join(each, 'src/locales'))) {
    if (!existsSync(folder)) continue
    const { english } = (await import(join(folder, 'english.test-support.ts'))) as { english: Texts }
    for (const file of readdirSync(folder).filter((name) => /^[\w-]+\.ts$/.test(name))) {
      const { messages } = (await import(join(folder, file))) as { messages: Texts }
      for (const [key, value] of Object.entries(messages)) {
        const place = `${file} ${key} ${JSON.stringify(english[key])}`
        const text = JSON.stringify(value)
        const other = seen.get(place)
        if (other && other.text !== text)
          differing.push(`${place}: ${other.text} in ${shown(other.folder)}, ${text} in ${shown(folder)}`)
        seen.set(place, other ?? { text, folder })
      }
    }
  }
  expect(seen.size).toBeGreaterThan(5000)
  expect(differing).toEqual([])
})
