import { expect, test } from 'vitest'
import { type Expected, localeFindings, type Texts } from './check.ts'

/** Languages that every package has texts in. */
const LANGUAGES = ['ar', 'de', 'es', 'fr', 'he', 'it', 'ja', 'nl', 'pl', 'pt-BR', 'tr', 'zh-Hans']

/**
 * Tests the languages of a package: each has each text, each placeholder, and each form that its numbers have.
 *
 * @param files - what `import.meta.glob('./!(*.*).ts', { eager: true, import: 'messages' })` returns
 */
export function testLocales(files: Readonly<Record<string, unknown>>, expected: Expected): void {
  const languages = Object.entries(files).map(
    ([file, texts]) => [file.replace(/^.*\/|\.ts$/g, ''), texts as Texts] as const,
  )

  test('the package has texts in each language', () => {
    expect(languages.map(([language]) => language)).toEqual(expect.arrayContaining(LANGUAGES))
  })

  test.each(languages)(
    '%s has each text, placeholder and form, and nothing from English',
    (language, texts) => {
      expect(localeFindings(language, texts, expected)).toEqual([])
    },
  )
}
