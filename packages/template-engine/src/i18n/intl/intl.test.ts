import { expect, test } from 'vitest'
import { i18n } from '../../family/i18n.ts'
import { createEngine } from '../../index.ts'
import { intl } from './intl.ts'

test.each(['a_'.repeat(50_000) + 'b', `de-x-${'abcdefgh-'.repeat(11)}a`])(
  'a text that is longer than any locale is none',
  (tag) => {
    expect(intl(tag)).toBeUndefined()
  },
)

test.each([
  ['10000000000000000001', 'one'],
  ['10000000000000000002', 'few'],
  ['10000000000000000005', 'many'],
  ['00000000000000000001', 'one'],
  ['21', 'one'],
])('the plural of a long whole number is that of its last digits: %s', (number, kind) => {
  expect(intl('ru')?.plural(number, 'cardinal')).toBe(kind)
})

test.each([
  ['2.3', '1.3'],
  ['3.0', '2.0'],
  ['0.5', '-0.5'],
  ['7', '6'],
])('an offset leaves the fraction digits of %s', (n, rest) => {
  const engine = createEngine({ families: [i18n] })
  expect(engine.render('{m|message n}', { m: '{0 plural offset:1 other{#}}', n }).output).toBe(rest)
})
