import { describe, expect, test } from 'vitest'
import { checkReference, compareColours, type Colours } from '../consumers/colours.ts'

const light = { button: 'rgb(27, 27, 33)', frame: 'rgb(233, 233, 238)' }
const dark = { button: 'rgb(243, 243, 246)', frame: 'rgb(38, 38, 44)' }
const colours: Colours = { none: light, light, dark, 'meta dark': dark }

describe('colours of a built page', () => {
  test('may be those of the style sheets', () => {
    expect(compareColours('vite', colours, colours)).toEqual([])
  })

  test.each(['rgba(0, 0, 0, 0)', 'transparent', ''])('are lost as %j', (none) => {
    const seen = { ...colours, dark: { ...dark, button: none } }
    expect(compareColours('vite', colours, seen)).toEqual(['vite, color-scheme dark: button has no colour.'])
  })

  test('are not those of another scheme', () => {
    expect(compareColours('next', colours, { ...colours, 'meta dark': light })).toEqual([
      'next, color-scheme meta dark: button is rgb(27, 27, 33) instead of rgb(243, 243, 246).',
      'next, color-scheme meta dark: frame is rgb(233, 233, 238) instead of rgb(38, 38, 44).',
    ])
  })
})

describe('colours of style sheets', () => {
  test('are light unless the page is dark', () => {
    expect(checkReference(colours)).toEqual([])
    expect(checkReference({ ...colours, none: dark })).toHaveLength(2)
    expect(checkReference({ ...colours, 'meta dark': light })).toHaveLength(2)
  })

  test('differ between light and dark', () => {
    expect(checkReference({ none: light, light, dark: light, 'meta dark': light })[0]).toBe(
      'style sheets: button is rgb(27, 27, 33) in light and in dark.',
    )
  })
})
