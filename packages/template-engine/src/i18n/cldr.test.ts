import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { CLDRFramework } from '@phensley/cldr'
import { describe, expect, test } from 'vitest'
import { all } from '../family/all.ts'
import { cldr } from './cldr.ts'
import { createEngine } from '../index.ts'
import { testFixtures } from '../fixture/fixture.test-support.ts'

const require = createRequire(import.meta.url)
const framework = new CLDRFramework({
  loader: (language: string): unknown =>
    JSON.parse(readFileSync(require.resolve(`@phensley/cldr/packs/${language}.json`), 'utf8')),
})
const withCldr = { ...all, i18n: cldr((locale) => framework.get(locale)) }

describe.each(['decimal', 'money', 'datetime', 'relative-time', 'message', 'price', 'age'])(
  '%s by CLDR',
  (folder) => testFixtures(folder, [withCldr]),
)

test('CLDR prints no money whose currency is no code', () => {
  const engine = createEngine({ families: [withCldr] })
  const show = (currency: string): string =>
    engine.render('{@|money style:code}', { value: '1', currency }).output
  expect(show('EUR')).toBe('1.00 EUR')
  expect(show('<script>')).toBe('')
  expect(show('eur')).toBe('')
})

// spec: TPL-003
test('CLDR knows quarters and weeks, which Intl does not', () => {
  const engine = createEngine({ families: [withCldr] })
  expect(engine.render('{t|datetime yQQQ}', { t: 1582663910000 }).output).toBe('Q1 2020')
})
