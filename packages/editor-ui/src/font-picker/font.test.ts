import { createFakeClock } from '@sitewright/machine/testing'
import { expect, test, vi } from 'vitest'
import { createFontPreviews, type LoadFont } from './font-preview.browser.ts'
import { findFonts, fontCategories, fontStack, fontsOf, type Font } from './font.ts'

const lato: Font = { family: 'Lato', category: 'sansSerif' }
const lora: Font = { family: 'Lora', category: 'serif' }
const cafe: Font = { family: 'Café Script', category: 'script' }
const fonts = [lato, lora, cafe]

test('finds fonts without case and accents', () => {
  expect(fontsOf(findFonts({ fonts }, { search: ' CAFE ' }))).toEqual([cafe])
  expect(fontsOf(findFonts({ fonts }, { search: 'script' }))).toEqual([cafe])
  expect(fontsOf(findFonts({ fonts }, { search: 'l' }))).toEqual([lato, lora])
})

test('finds the fonts of a category in all lists, and leaves lists out that have none', () => {
  expect(findFonts({ fonts, styleGuide: [lora], kits: [cafe] }, { search: '', category: 'serif' })).toEqual([
    { id: 'styleGuide', fonts: [lora] },
    { id: 'all', fonts: [lora] },
  ])
})

// spec: EDT-008
test('has seven categories', () => {
  expect(fontCategories).toEqual(['sansSerif', 'serif', 'display', 'script', 'slabSerif', 'mono', 'other'])
})

test('finds fonts in each list by their names', () => {
  const found = findFonts({ fonts, styleGuide: [lato, lora], kits: [cafe, lora] }, { search: 'lor' })
  expect(found).toEqual([
    { id: 'styleGuide', fonts: [lora] },
    { id: 'kits', fonts: [lora] },
    { id: 'all', fonts: [lora] },
  ])
})

test.each([
  ['sansSerif', 'sans-serif'],
  ['serif', 'serif'],
  ['display', 'sans-serif'],
  ['script', 'cursive'],
  ['slabSerif', 'serif'],
  ['mono', 'monospace'],
  ['other', 'sans-serif'],
] as const)('behind a font of the category %s is %s', (category, generic) => {
  expect(fontStack({ family: 'A', category })).toBe(`"A", ${generic}`)
})

test('a family with quotes stays one name', () => {
  expect(fontStack({ family: 'A "B" \\', category: 'mono' })).toBe('"A \\"B\\" \\\\", monospace')
})

test('loads each preview once, and a failed one again on demand', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('down')).mockResolvedValue(undefined)
  const report = vi.fn()
  const previews = createFontPreviews({ report })
  const stop = previews.start()
  previews.request(lato, load)
  previews.request(lato, load)
  await vi.waitFor(() => expect(previews.snapshot().get('Lato')).toBe('failed'))
  expect(load).toHaveBeenCalledTimes(1)
  expect(report).toHaveBeenCalledOnce()
  previews.request(lato, load)
  await vi.waitFor(() => expect(previews.snapshot().get('Lato')).toBe('ready'))
  previews.request(lato, load)
  expect(load).toHaveBeenCalledTimes(2)
  stop()
})

test('aborts previews when it stops, and loads them again after the next start', () => {
  const signals: AbortSignal[] = []
  const load: LoadFont = (_, signal) => {
    signals.push(signal)
    return new Promise(() => undefined)
  }
  const previews = createFontPreviews()
  const stop = previews.start()
  previews.request(lato, load)
  stop()
  expect([signals[0]?.aborted, previews.snapshot().size]).toEqual([true, 0])
  const stopAgain = previews.start()
  previews.request(lato, load)
  expect(signals).toHaveLength(2)
  stopAgain()
})

test('a load that throws has failed', async () => {
  function load(): never {
    throw new Error('no such font')
  }
  const previews = createFontPreviews({ report: () => undefined })
  const stop = previews.start()
  previews.request(lora, load)
  await vi.waitFor(() => expect(previews.snapshot().get('Lora')).toBe('failed'))
  stop()
})

test('a preview that never ends has failed after a minute', async () => {
  const { clock, pass } = createFakeClock()
  const previews = createFontPreviews({ clock, report: () => undefined })
  const stop = previews.start()
  previews.request(lora, () => new Promise(() => {}))
  expect(previews.snapshot().get('Lora')).toBe('loading')
  pass(60_000)
  await vi.waitFor(() => expect(previews.snapshot().get('Lora')).toBe('failed'))
  stop()
})

test('a family with a line break stays one name', () => {
  expect(fontStack({ family: 'A\nB', category: 'mono' })).toBe('"A B", monospace')
})

test('a list that names a family twice shows it once', () => {
  expect(findFonts({ fonts: [lora, lato, { ...lora }] }, { search: '' })).toEqual([
    { id: 'all', fonts: [lora, lato] },
  ])
})
