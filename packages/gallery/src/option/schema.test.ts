import { describe, expect, test } from 'vitest'
import { photoHostGalleries, photoHostPageSize } from './option.contract.ts'
import { parseOptions } from './option.ts'
import {
  designLabels,
  galleryOptionsSchema,
  optionTable,
  storedName,
  storedOptions,
  type OptionTable,
} from '../schema.ts'

const keys = Object.keys(optionTable) as (keyof OptionTable)[]

describe('the schema', () => {
  test('knows every option in its stored spelling, with the defaults of the reader', () => {
    expect(keys).toHaveLength(23)
    expect(galleryOptionsSchema.parse({})).toEqual(storedOptions(parseOptions({})))
  })

  test('refuses what the reader would forgive, and names the option', () => {
    for (const [name, bad] of [
      ['padding', 51],
      ['thumbnails-per-row', 0],
      ['thumbnails-per-row', 2.5],
      ['design', 'mosaic'],
      ['autoplay', 'true'],
    ] as const) {
      const { success, error } = galleryOptionsSchema.safeParse({ [name]: bad })
      expect(success).toBe(false)
      expect(error?.issues[0]?.path).toEqual([name])
    }
    expect(galleryOptionsSchema.safeParse({ 'autoplay-duration': 2.5 }).success).toBe(true)
  })

  // spec: GAL-021
  test('lets an editor save an older gallery unchanged', () => {
    const stored = storedOptions(parseOptions({ design: 'autocolumns', 'max-width': 120 }))
    expect(galleryOptionsSchema.parse(stored)).toEqual(stored)
    expect(stored.design).toBe('autocolumns')
  })

  // spec: GAL-001
  test('offers four designs, of which the slider is labelled Carousel', () => {
    expect(optionTable.design.of).toEqual(['slideshow', 'slider', 'grid', 'stacked'])
    expect(Object.keys(designLabels)).toEqual(optionTable.design.of)
    expect(designLabels).toEqual({
      slideshow: 'Slideshow',
      slider: 'Carousel',
      grid: 'Grid',
      stacked: 'Stacked',
    })
  })

  // spec: GAL-020 GAL-022 GAL-023
  test('spells three options in camel case', () => {
    expect(keys.map(storedName).filter((name) => /[A-Z]/.test(name))).toEqual([
      'lightboxTheme',
      'newWindow',
      'transparentBackground',
    ])
  })
})

// spec: GAL-035
test('the older photo host reads 20 galleries and 50 pictures at a time', () => {
  expect([photoHostGalleries, photoHostPageSize]).toEqual([20, 50])
})
