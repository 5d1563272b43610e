import { describe, expect, test } from 'vitest'
import { checkReference, compareColours, type Colours } from '../consumers/colours.ts'
import { checkMenus, directions, drawers, type Menu } from '../consumers/menus.ts'

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

describe('menus of a built page', () => {
  const [atRight, atLeft] = ['calc(100% - 18px) 50%', 'calc(0% + 12px) 50%'] as const
  const menus = drawers.flatMap((from) =>
    directions.map((around): Menu => {
      const isLtr = around.endsWith('ltr')
      return { from, around, arrow: isLtr ? atRight : atLeft, room: isLtr ? 'right' : 'left' }
    }),
  )
  const withFirst = (change: Partial<Menu>) =>
    menus.map((menu, index) => (index === 1 ? { ...menu, ...change } : menu))

  test('have their arrows at the end of their text', () => {
    expect(checkMenus('vite', menus)).toEqual([])
    expect(checkMenus('vite', withFirst({ arrow: '12px 50%' }))).toEqual([])
  })

  test.each([atRight, 'none', '0% 0%', ''])('do not have it at %j from right to left', (arrow) => {
    expect(checkMenus('vite', withFirst({ arrow }))).toEqual([
      `vite, rtl: the menu of cart-client has its arrow at ${arrow} instead of the left.`,
    ])
  })

  test('leave room where the arrow is', () => {
    expect(checkMenus('next', withFirst({ room: 'right' }))).toEqual([
      'next, rtl: the menu of cart-client has its room on the right instead of the left.',
    ])
  })

  test('follow the nearest of nested directions', () => {
    const turned = menus.map((menu) => ({ ...menu, arrow: menu.around === 'ltr rtl' ? atRight : menu.arrow }))
    expect(checkMenus('vite', turned).map((finding) => finding.split(':', 1)[0])).toEqual(
      drawers.map(() => 'vite, rtl in ltr'),
    )
  })

  test('are all there', () => {
    expect(checkMenus('webpack', menus.slice(1))).toEqual([
      'webpack: the page has no menu of cart-client in "ltr".',
    ])
  })
})
