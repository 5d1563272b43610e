import { expect, test, vi } from 'vitest'
import { event, press } from '../part/press.test-support.ts'
import { connectPlaces, type PlacesView } from './places.connect.ts'

const places = ['London', 'Londonderry', 'Lonate'].map((description) => ({
  placeId: description,
  description,
}))

function connect(view: Partial<PlacesView> = {}) {
  const api = { find: vi.fn(), activate: vi.fn(), choose: vi.fn(), open: vi.fn(), close: vi.fn() }
  const whole = { id: 'here', input: 'lon', places, isOpen: true, isBusy: false, active: -1, ...view }
  return { api, ...connectPlaces(whole, api) }
}

test('the field is a combobox that controls the list, and names the place that the keys have reached', () => {
  const { root, input, list, option } = connect({ active: 1, isBusy: true })
  expect(root).toMatchObject({ 'data-editor': 'places' })
  expect(input).toMatchObject({
    role: 'combobox',
    autoComplete: 'off',
    spellCheck: false,
    'aria-autocomplete': 'list',
    'aria-expanded': true,
    'aria-controls': 'here-places',
    'aria-activedescendant': 'here-place-1',
    'aria-busy': true,
    value: 'lon',
  })
  expect(list).toEqual({ 'data-editor': 'place-list', id: 'here-places', role: 'listbox', hidden: false })
  expect([0, 1].map((index) => option(places[index]!, index))).toMatchObject([
    { 'data-active': undefined, id: 'here-place-0', 'aria-selected': false, children: 'London' },
    {
      'data-editor': 'place',
      'data-active': true,
      id: 'here-place-1',
      role: 'option',
      'aria-selected': true,
    },
  ])
})

test.each([[{ isOpen: false, active: 1 }], [{ places: [] }]])(
  'a list that is closed or empty is hidden: %j',
  (view) => {
    const { input, list } = connect(view)
    expect(list.hidden).toBe(true)
    expect(input).toMatchObject({ 'aria-expanded': false, 'aria-activedescendant': undefined })
  },
)

test.each([
  [-1, 'ArrowDown', 0],
  [-1, 'ArrowUp', 2],
  [0, 'ArrowDown', 1],
  [2, 'ArrowDown', 0],
  [0, 'ArrowUp', 2],
])('from place %i, %s leads to %i', (active, key, index) => {
  const { input, api } = connect({ active })
  expect(press(input, key)).toEqual({ isTaken: true, isStopped: false })
  expect(api.activate.mock.calls).toEqual([[index]])
})

test('Enter chooses the place that the keys have reached, and Escape closes the list alone', () => {
  const { input, api } = connect({ active: 1 })
  expect(press(input, 'Enter').isTaken).toBe(true)
  expect(api.choose.mock.calls).toEqual([[places[1]]])
  expect(press(input, 'Escape')).toEqual({ isTaken: true, isStopped: true })
  expect(api.close).toHaveBeenCalledOnce()
})

test('the arrow down opens a closed list, and other keys do not', () => {
  const { input, api } = connect({ isOpen: false })
  expect(press(input, 'ArrowUp').isTaken).toBe(false)
  expect(press(input, 'Escape').isTaken).toBe(false)
  expect(api.open).not.toHaveBeenCalled()
  expect(press(input, 'ArrowDown').isTaken).toBe(true)
  expect(api.open).toHaveBeenCalledOnce()
})

test.each([
  [{}, 'Enter', {}],
  [{}, 'a', {}],
  [{ active: 1 }, 'Enter', { isComposing: true }],
  [{ places: [] }, 'ArrowDown', {}],
])('the field with %j leaves the key %s with %j to the browser', (view, key, more) => {
  const { input, api } = connect(view)
  expect(press(input, key, more)).toEqual({ isTaken: false, isStopped: false })
  expect([api.choose, api.activate].flatMap(({ mock }) => mock.calls)).toEqual([])
})

test('a press chooses, and leaves the focus in the field until then', () => {
  const { input, option, api, root } = connect()
  const down = event()
  option(places[2]!, 2).onPointerDown?.(down)
  expect(down.preventDefault).toHaveBeenCalledOnce()
  option(places[2]!, 2).onClick?.(event())
  expect(api.choose.mock.calls).toEqual([[places[2]]])
  input.onInput?.(event('lond'))
  expect(api.find.mock.calls).toEqual([['lond']])
  input.onBlur?.(event())
  expect(api.close).toHaveBeenCalledOnce()
  expect(press(root, 'Enter').isTaken).toBe(true)
})
