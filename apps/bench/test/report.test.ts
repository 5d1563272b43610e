import { describe, expect, test } from 'vitest'
import { readableRatio, readableSize, readableTime } from '../src/report/number.ts'
import { areaPage, overview } from '../src/report/page.ts'
import { pictures } from '../src/report/pictures.ts'
import { caseText } from '../src/report/terminal.ts'
import { area, size, timed } from './fixture/result.ts'

test.each([
  [0.0000005, '0.500 ns'],
  [0.0000794, '79.4 ns'],
  [0.0123, '12.3 µs'],
  [1, '1.00 ms'],
  [999.9, '1000 ms'],
  [61_000, '61.0 s'],
])('%d ms reads as %s', (ms, text) => expect(readableTime(ms)).toBe(text))

test.each([
  [readableSize(999), '999 B'],
  [readableSize(16_284), '16.28 kB'],
  [readableRatio(0.95), '0.950 ×'],
  [readableRatio(34.56), '34.6 ×'],
])('a number reads as %s', (text, expected) => expect(text).toBe(expected))

describe('pages of results', () => {
  const [glance, text] = [overview([area]), areaPage(area)]

  test('compares peers with the entry that does what they do', () => {
    const entries = [...size.entries, { name: '. at first', min: 2500, gzip: 1000, brotli: 900 }]
    const beside = overview([{ ...area, cases: [{ ...size, entries, beside: '. at first' }] }])
    expect(beside).toContain('| @sitewright/money, `. at first` | 1.00 kB | dinero.js 5.00 × |  |')
  })

  test.each([
    ['the page of each area', '## [Money](benchmarks/money.md)'],
    ['each case', '| Format a list | 1.00 µs per price | peer 4.00 ×, a < b & c 0.500 × | 1 of 2 |'],
    ['the size beside peers', '| @sitewright/money | 2.00 kB | dinero.js 2.50 × |  |'],
  ])('show %s at a glance', (_, words) => expect(glance).toContain(words))

  test.each([
    ['where it was measured', '_Measured on 2026-01-31 with Node v20.20.2 on linux x64, 2 CPUs.'],
    ['each case', '## Format a list\n\nAll prices of a page.\n\n![Times of: Format a list](money-list.svg)'],
    ['its growth', 'ours 10.0 × (exponent 1.00); peer 10.0 × (exponent 1.00)'],
    ['what is forgiven', 'Outputs are equal but for white space.'],
    ['the reason', '**Why.** Half of it is reading the price.'],
    [
      'spreads and ratios',
      '| peer 1.2.3 | 1 × | 3.20 µs | 4.00 µs | 8.00 µs | 4.00 × (3.60 × – 4.40 ×) | 90 |',
    ],
    ['bars that hold', '- ✓ ours is at least 3 × as fast as peer: 4.00 ×'],
    ['bars that do not', '- **missed** ours is at least 9 × as fast as peer: 4.00 ×'],
    ['sizes and budgets', '| `{ formatMoney } from .` | 5.00 kB | 2.00 kB | 1.80 kB | 2.20 kB |'],
    ['sizes of peers', '| dinero.js 2.0.0 | 9.00 kB | 5.00 kB | 4.00 kB |  |'],
  ])('tell %s', (_, words) => expect(text).toContain(words))
})

describe('a picture', () => {
  const drawn = [timed, size].flatMap((one) => pictures(area, one))

  test('is drawn of times, of growth and of sizes', () => {
    expect(drawn.map(({ file }) => file)).toEqual([
      'money-list.svg',
      'money-list-growth.svg',
      'money-money.svg',
    ])
  })

  test('says in words what it shows', () => {
    expect(drawn.map(({ svg }) => /<desc id="description">(.+)<\/desc>/.exec(svg)?.[1])).toEqual([
      'ours 1.00 µs; peer 4.00 µs 4.00 × ours; a &lt; b &amp; c 500 ns 0.500 × ours',
      'ours takes 100 µs at 1 ×, 1.00 ms at 10 ×; peer takes 400 µs at 1 ×, 4.00 ms at 10 ×; ' +
        'a &lt; b &amp; c takes 50.0 µs at 1 ×, 500 µs at 10 ×',
      '{ formatMoney } from . 2.00 kB; dinero.js 5.00 kB 2.0.0',
    ])
  })

  test('has bars as long as the times are', () => {
    const [times] = drawn
    const widths = [...(times?.svg ?? '').matchAll(/<rect [^>]*width="([\d.]+)"/g)].map(([, width]) =>
      Number(width),
    )
    expect(widths).toHaveLength(3)
    expect((widths[1] ?? 0) / (widths[0] ?? 1)).toBeCloseTo(4, 1)
    expect((widths[2] ?? 0) / (widths[0] ?? 1)).toBeCloseTo(0.5, 1)
  })

  test.each(drawn.map(({ file, svg }) => [file, svg]))(
    '%s is well formed and can be read in the dark',
    (_, svg) => {
      const open: string[] = []
      for (const [, closing, name = '', , single] of svg.matchAll(
        /<(\/?)([a-z]+)((?: [a-z\d:-]+="[^"<]*")*)(\/?)>/gi,
      )) {
        if (closing) expect(open.pop()).toBe(name)
        else if (!single) open.push(name)
      }
      expect(open).toEqual([])
      expect(svg.replaceAll(/<\/?[a-z]+(?: [a-z\d:-]+="[^"<]*")*\/?>/gi, '')).not.toMatch(/[<>]/)
      expect(svg).not.toContain('NaN')
      expect(svg).toContain('prefers-color-scheme: dark')
    },
  )
})

test('a terminal shows columns and bars', () => {
  expect(caseText(size)).toBe(
    [
      '@sitewright/money (size)',
      '                              min     gzip   brotli   budget',
      '  { formatMoney } from .  5.00 kB  2.00 kB  1.80 kB  2.20 kB',
      '  dinero.js               9.00 kB  5.00 kB  4.00 kB',
      '',
    ].join('\n'),
  )
  expect(caseText(timed)).toContain('  ✗ ours is at least 9 × as fast as peer: 4.00 ×')
})
