import { expect, test, vi } from 'vitest'
import { fontMessages } from '../messages.ts'
import { event, press } from '../part/press.test-support.ts'
import { connectFontPicker, type FontPickerView } from './font-picker.connect.ts'
import type { Font } from './font.ts'

const fonts = Array.from({ length: 25 }, (_, index): Font => ({ family: `Font ${index}`, category: 'serif' }))

function connect(view: Partial<FontPickerView> = {}) {
  const api = { find: vi.fn(), activate: vi.fn(), choose: vi.fn() }
  const whole = { id: 'letters', fonts, search: 'fo', active: -1, messages: fontMessages, ...view }
  return { api, ...connectFontPicker(whole, api) }
}

test('the search is a combobox that controls the list, and names the font that the keys have reached', () => {
  const { root, search, list } = connect({ active: 3 })
  expect(root).toMatchObject({ 'data-editor': 'font-picker' })
  expect(search).toMatchObject({
    'data-editor': 'control',
    type: 'search',
    role: 'combobox',
    autoComplete: 'off',
    spellCheck: false,
    'aria-label': 'Search fonts',
    placeholder: 'Search fonts',
    'aria-autocomplete': 'list',
    'aria-expanded': true,
    'aria-controls': 'letters-list',
    'aria-activedescendant': 'letters-font-3',
    value: 'fo',
  })
  expect(list).toEqual({
    'data-editor': 'font-list',
    id: 'letters-list',
    role: 'listbox',
    'aria-label': 'All fonts',
  })
  expect(connect({ fonts: [] }).search).toMatchObject({
    'aria-expanded': false,
    'aria-activedescendant': undefined,
  })
})

test('an option counts all fonts, and is in its letters once they are loaded', () => {
  const { option } = connect({ active: 3, value: 'Font 4' })
  expect(option(fonts[3]!, 3, 'loading')).toMatchObject({
    'data-editor': 'font-option',
    'data-index': 3,
    'data-active': true,
    'data-preview': 'loading',
    id: 'letters-font-3',
    role: 'option',
    'aria-selected': false,
    'aria-posinset': 4,
    'aria-setsize': 25,
    style: { fontFamily: undefined },
  })
  expect(option(fonts[4]!, 4, 'ready')).toMatchObject({
    'data-active': undefined,
    'aria-selected': true,
    style: { fontFamily: '"Font 4", serif' },
  })
})

test.each([
  [-1, 'ArrowDown', 0],
  [-1, 'ArrowUp', 24],
  [0, 'ArrowUp', 0],
  [3, 'ArrowDown', 4],
  [3, 'ArrowUp', 2],
  [3, 'PageDown', 13],
  [13, 'PageUp', 3],
  [20, 'PageDown', 24],
])('from font %i, %s leads to %i', (active, key, index) => {
  const { search, api } = connect({ active })
  expect(press(search, key).isTaken).toBe(true)
  expect(api.activate.mock.calls).toEqual([[index]])
})

test.each([
  [{}, 'ArrowDown', { altKey: true }],
  [{}, 'toString', {}],
  [{}, 'Enter', {}],
  [{ active: 1 }, 'Enter', { isComposing: true }],
  [{ fonts: [] }, 'ArrowDown', {}],
])('the search with %j leaves the key %s with %j to the browser', (view, key, more) => {
  const { search, api } = connect(view)
  expect(press(search, key, more).isTaken).toBe(false)
  expect([api.choose, api.activate].flatMap(({ mock }) => mock.calls)).toEqual([])
})

test('Enter and a press choose a font, and typing searches', () => {
  const { search, option, api, root } = connect({ active: 1 })
  expect(press(search, 'Enter').isTaken).toBe(true)
  option(fonts[2]!, 2, undefined).onClick?.(event())
  expect(api.choose.mock.calls).toEqual([[fonts[1]], [fonts[2]]])
  search.onInput?.(event('lo'))
  expect(api.find.mock.calls).toEqual([['lo']])
  expect(press(root, 'Enter').isTaken).toBe(true)
})
