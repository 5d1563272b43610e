import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { GalleryOptions } from './option.contract.ts'
import { storedName, storedOptions } from './option-name.ts'
import {
  applyDesign,
  effectiveOptions,
  mergeOptions,
  parseOptions,
  readOptions,
  reportOnce,
  type OptionIssue,
} from './option.ts'

function read(stored: unknown): { options: GalleryOptions; issues: OptionIssue[] } {
  const issues: OptionIssue[] = []
  return { options: parseOptions(stored, (issue) => issues.push(issue)), issues }
}

/** Name as stored, key, default, and for numbers the range. */
const switches = [
  ['autoplay', 'autoplay', false],
  ['controls', 'controls', false],
  ['auto-crop', 'autoCrop', true],
  ['square-thumbs', 'squareThumbs', true],
  ['thumbnails', 'thumbnails', false],
  ['show-meta-basic', 'showMetaBasic', true],
  ['show-meta', 'showMeta', true],
  ['show-meta-only-title', 'showMetaOnlyTitle', false],
  ['show-meta-on-hover', 'showMetaOnHover', false],
  ['lightbox', 'lightbox', false],
  ['newWindow', 'newWindow', false],
  ['transparentBackground', 'transparentBackground', false],
] as const

const ranges = [
  ['autoplay-duration', 'autoplayDuration', 1, 10, 5],
  ['thumbnail-strip-height', 'thumbnailStripHeight', 0, 200, 80],
  ['thumbnail-strip-margin', 'thumbnailStripMargin', 0, 60, 20],
  ['thumbnails-per-row', 'thumbnailsPerRow', 1, 10, 4],
  ['padding', 'padding', 0, 50, 20],
  ['max-width', 'maxWidth', 100, 300, 300],
] as const

const choices = [
  ['design', 'design', ['slideshow', 'slider', 'grid', 'stacked'], 'grid'],
  [
    'aspect-ratio',
    'aspectRatio',
    [
      'square',
      'standard',
      'standard-vertical',
      'four-three',
      'three-four-vertical',
      'widescreen',
      'anamorphic-widescreen',
    ],
    'square',
  ],
  [
    'meta-position',
    'metaPosition',
    ['top', 'top-left', 'top-right', 'center', 'bottom', 'bottom-left', 'bottom-right'],
    'bottom',
  ],
  ['active-alignment', 'activeAlignment', ['left', 'center', 'right'], 'center'],
  ['lightboxTheme', 'lightboxTheme', ['dark', 'light'], 'dark'],
] as const

describe('an option', () => {
  // spec: GAL-002 GAL-004 GAL-005 GAL-007 GAL-008 GAL-011 GAL-012 GAL-013 GAL-015 GAL-019 GAL-022 GAL-023
  test.each(switches)('%s is a switch with the default %s → %s', (stored, key, plain) => {
    expect(storedName(key)).toBe(stored)
    expect(parseOptions({})[key]).toBe(plain)
    for (const given of [true, 'true', 'on', '', '1'])
      expect(read({ [stored]: given }).options[key]).toBe(true)
    for (const given of [false, 'false', 'off', '0', 0])
      expect(read({ [stored]: given }).options[key]).toBe(false)
    expect(read({ [stored]: ' true ' }).options[key]).toBe(true)
    expect(read({ [stored]: ' false ' }).options[key]).toBe(false)
    for (const given of ['false!', 'not false', '00', '10', [], ['true'], { a: 1 }])
      expect(read({ [stored]: given })).toMatchObject({
        options: { [key]: plain },
        issues: [{ key, used: plain, reason: 'unknown' }],
      })
    const { options, issues } = read({ [stored]: 'perhaps' })
    expect(options[key]).toBe(plain)
    expect(issues).toEqual([{ key, given: 'perhaps', used: plain, reason: 'unknown' }])
  })

  // spec: GAL-003 GAL-009 GAL-010 GAL-017 GAL-018 GAL-021
  test.each(ranges)('%s is a number: %s from %d to %d, %d by default', (stored, key, from, to, plain) => {
    expect(storedName(key)).toBe(stored)
    expect(parseOptions({})[key]).toBe(plain)
    for (const given of [from, to, String(to)]) {
      const { options, issues } = read({ [stored]: given })
      expect(options[key]).toBe(Number(given))
      expect(issues).toEqual([])
    }
    expect(read({ [stored]: from - 1 })).toMatchObject({
      options: { [key]: from },
      issues: [{ key, given: from - 1, used: from, reason: 'adjusted' }],
    })
    expect(read({ [stored]: to + 1 }).options[key]).toBe(to)
    expect(read({ [stored]: -1e9 }).options[key]).toBe(from)
    for (const given of ['wide', '', true, {}, [], NaN, Symbol('5'), { valueOf: () => Symbol('5') }]) {
      expect(read({ [stored]: given })).toMatchObject({
        options: { [key]: plain },
        issues: [{ key, used: plain, reason: 'unknown' }],
      })
    }
  })

  // spec: GAL-001 GAL-006 GAL-014 GAL-016 GAL-020
  test.each(choices)('%s is one of a list', (stored, key, values, plain) => {
    expect(storedName(key)).toBe(stored)
    expect(parseOptions({})[key]).toBe(plain)
    for (const value of values)
      expect(read({ [stored]: value })).toMatchObject({ options: { [key]: value }, issues: [] })
    for (const given of ['', 'SQUARE', 'toString', 3, null, {}])
      expect(read({ [stored]: given }).options[key]).toBe(plain)
    expect(read({ [stored]: values })).toMatchObject({
      options: { [key]: plain },
      issues: [{ key, given: values, used: plain, reason: 'unknown' }],
    })
    expect(read({ [stored]: null }).issues).toEqual([])
  })

  // spec: GAL-003
  test('keeps half a second, and rounds what counts things', () => {
    expect(parseOptions({ 'autoplay-duration': 2.5 }).autoplayDuration).toBe(2.5)
    expect(read({ 'thumbnails-per-row': 2.6 })).toMatchObject({
      options: { thumbnailsPerRow: 3 },
      issues: [{ key: 'thumbnailsPerRow', given: 2.6, used: 3, reason: 'adjusted' }],
    })
  })

  // spec: GAL-021
  test('of the older design is still read', () => {
    expect(parseOptions({ design: 'autocolumns', 'max-width': 150 })).toMatchObject({
      design: 'autocolumns',
      maxWidth: 150,
    })
  })

  test('is found in every spelling; what is null gives way to its twin', () => {
    for (const bag of [
      { 'aspect-ratio': 'widescreen' },
      { aspectRatio: 'widescreen' },
      { aspectratio: 'widescreen' },
      { aspectRatio: null, 'aspect-ratio': 'widescreen' },
      '{"aspectRatio":null,"aspect-ratio":"widescreen","blockId":"x"}',
    ]) {
      expect(parseOptions(bag).aspectRatio).toBe('widescreen')
    }
    expect(parseOptions({ 'lightbox-theme': 'light', 'new-window': true })).toMatchObject({
      lightboxTheme: 'light',
      newWindow: true,
    })
  })
})

describe('options', () => {
  test('are never thrown at, whatever is given', () => {
    fc.assert(
      fc.property(fc.anything({ withBigInt: true, withNullPrototype: true, withDate: true }), (given) => {
        const options = parseOptions(given)
        expect(ranges.every(([, key, from, to]) => options[key] >= from && options[key] <= to)).toBe(true)
      }),
      { numRuns: 300 },
    )
    for (const given of ['{', 'null', '[]', '5', undefined, null, 7, Symbol('x')])
      expect(read(given).options.design).toBe('grid')
    expect(read('{').issues).toEqual([{ given: '{', reason: 'unreadable' }])
  })

  test('stay the same when they are stored and read again', () => {
    const value = fc.oneof(
      fc.boolean(),
      fc.integer({ min: -500, max: 500 }),
      fc.constantFrom('slider', 'grid', 'left'),
    )
    const names = [...switches, ...ranges, ...choices].map(([stored]) => stored)
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), value), (given) => {
        const options = parseOptions(given)
        expect(parseOptions(storedOptions(options))).toEqual(options)
      }),
      { numRuns: 200 },
    )
  })

  test('of a later place win key by key', () => {
    expect(mergeOptions(['{"padding":5,"controls":true}', { padding: '9' }])).toMatchObject({
      padding: 9,
      controls: true,
    })
  })

  test('of an element are those of its JSON, its data attributes and those given, later ones winning', () => {
    const dataset = { gallery: '{"padding":5,"controls":true,"maxWidth":120}', padding: '7', maxWidth: '130' }
    expect(readOptions({ dataset }, { maxWidth: 140 })).toMatchObject({
      padding: 7,
      controls: true,
      maxWidth: 140,
    })
    const issues: OptionIssue[] = []
    readOptions({ dataset: { gallery: '{', padding: 'wide' } }, undefined, (issue) => issues.push(issue))
    expect(issues).toEqual([
      { given: '{', reason: 'unreadable' },
      { key: 'padding', given: 'wide', used: 20, reason: 'unknown' },
    ])
  })

  test('that could not be used are reported once for each value', () => {
    const issues: OptionIssue[] = []
    const report = reportOnce((issue) => issues.push(issue))
    const wide: OptionIssue = { key: 'padding', given: 'wide', reason: 'unknown' }
    const others: OptionIssue[] = [
      { ...wide, given: 'narrow' },
      { ...wide, key: 'maxWidth' },
    ]
    for (const issue of [wide, wide, ...others, ...others, wide]) report(issue)
    expect(issues).toEqual([wide, ...others])
    expect(() => reportOnce(undefined)(wide)).not.toThrow()
  })

  test('that are left out are not stored', () => {
    expect(storedOptions({ autoCrop: false, newWindow: true })).toStrictEqual({
      'auto-crop': false,
      newWindow: true,
    })
  })

  // spec: GAL-031 GAL-032 GAL-033
  test.each([
    ['slideshow', { thumbnails: true, autoplay: true }],
    ['slider', { thumbnails: false, autoplay: true }],
    ['grid', { thumbnails: false, autoplay: false }],
    ['stacked', { thumbnails: false, autoplay: false }],
  ] as const)('are preset when %s is chosen', (design, preset) => {
    const before = parseOptions({ design: 'slideshow', autoplay: true, thumbnails: design !== 'slideshow' })
    expect(applyDesign(before, design)).toEqual({ ...before, design, ...preset })
  })

  // spec: GAL-031
  test('set after the design win over its preset', () => {
    expect(parseOptions({ design: 'slideshow' }).thumbnails).toBe(true)
    expect(parseOptions({ design: 'slideshow', thumbnails: false }).thumbnails).toBe(false)
  })

  // spec: GAL-002 GAL-003 GAL-006 GAL-008 GAL-011 GAL-012 GAL-013 GAL-016 GAL-021 GAL-023
  test.each([
    ['autoplay', ['slideshow', 'slider'], true, false],
    ['aspectRatio', ['grid'], 'widescreen', 'square'],
    ['thumbnails', ['slideshow'], true, false],
    ['showMetaBasic', ['stacked'], true, false],
    ['showMeta', ['slideshow'], true, false],
    ['showMetaOnlyTitle', ['grid'], true, false],
    ['activeAlignment', ['slider'], 'left', 'center'],
    ['maxWidth', ['autocolumns'], 120, 300],
  ] as const)('%s counts only for %s', (key, designs: readonly string[], given, off) => {
    for (const design of ['slideshow', 'slider', 'grid', 'stacked', 'autocolumns']) {
      const options = effectiveOptions(parseOptions({ design, [key]: given }))
      expect(options[key]).toBe(designs.includes(design) ? given : off)
    }
  })

  // spec: GAL-003 GAL-023
  test('that depend on another count only with it', () => {
    const count = (given: object): GalleryOptions =>
      effectiveOptions(parseOptions({ design: 'slideshow', ...given }))
    expect(count({ autoplayDuration: 8 }).autoplayDuration).toBe(5)
    expect(count({ autoplayDuration: 8, autoplay: true }).autoplayDuration).toBe(8)
    expect(count({ transparentBackground: true }).transparentBackground).toBe(false)
    expect(count({ transparentBackground: true, autoCrop: false }).transparentBackground).toBe(true)
    expect(
      count({ design: 'slider', transparentBackground: true, autoCrop: false }).transparentBackground,
    ).toBe(false)
  })
})
