import { expect, test, vi } from 'vitest'
import type { Hsla } from '../color/color.ts'
import { colorMessages } from '../messages.ts'
import { event, press } from '../part/press.test-support.ts'
import { connectColorPicker } from './color-picker.connect.ts'

const blue: Hsla = { hue: 210, saturation: 0.6, lightness: 0.4, alpha: 1 }

function connect(color: Hsla = blue) {
  const api = { change: vi.fn<(color: Hsla) => void>(), commit: vi.fn() }
  return { api, ...connectColorPicker({ color, messages: colorMessages }, api) }
}

test('the picker has its colour in custom properties, and the area is hidden from screen readers', () => {
  const { root, area, swatches } = connect()
  expect(root).toMatchObject({
    'data-editor': 'color-picker',
    role: 'group',
    style: { '--_hue': 210, '--_saturation': '60%', '--_lightness': '40%', '--_color': '#2966a3' },
  })
  expect(area).toEqual({ 'data-editor': 'color-area', 'aria-hidden': true })
  expect(swatches).toEqual({ 'data-editor': 'swatches', role: 'group', 'aria-label': 'Swatches' })
})

// spec: EDT-006
test.each([
  ['hue', 'Hue', 360, '210', '210°'],
  ['saturation', 'Saturation', 100, '60', '60%'],
  ['lightness', 'Lightness', 100, '40', '40%'],
  ['alpha', 'Alpha', 100, '100', '100%'],
] as const)('a slider sets %s', (channel, label, max, value, text) => {
  const { slider, api } = connect()
  expect(slider(channel)).toMatchObject({
    'data-editor': 'color-slider',
    'data-channel': channel,
    type: 'range',
    max,
    value,
    'aria-label': label,
    'aria-valuetext': text,
  })
  slider(channel).onInput?.(event('30'))
  expect(api.change.mock.calls).toEqual([[{ ...blue, [channel]: channel === 'hue' ? 30 : 0.3 }]])
})

test.each([
  ['PageUp', { ...blue, hue: 220 }],
  ['PageDown', { ...blue, hue: 200 }],
])('%s moves a slider by ten', (key, color) => {
  const { slider, api } = connect()
  expect(press(slider('hue'), key).isTaken).toBe(true)
  expect(api.change.mock.calls).toEqual([[color]])
})

test('Enter on a slider submits no form, and other keys are left to the browser', () => {
  const { slider, api } = connect()
  expect(press(slider('hue'), 'Enter').isTaken).toBe(true)
  expect(press(slider('hue'), 'ArrowUp').isTaken).toBe(false)
  expect(api.change).not.toHaveBeenCalled()
})

test('a swatch is pressed when it is the colour, and keeps the hue when it is grey', () => {
  const { swatch, api } = connect()
  expect(swatch({ ...blue }, 'Harbour')).toMatchObject({
    'data-editor': 'swatch',
    type: 'button',
    'aria-label': 'Harbour',
    title: 'Harbour',
    'aria-pressed': true,
    style: { '--_color': '#2966a3' },
  })
  const grey = { hue: 0, saturation: 0, lightness: 0.5, alpha: 1 }
  expect(swatch(grey, 'Grey')['aria-pressed']).toBe(false)
  swatch(grey, 'Grey').onClick?.(event())
  expect(api.change.mock.calls).toEqual([[{ ...grey, hue: 210 }]])
})

test('a change is complete when the pointer or the key is up, on a click, and when the focus leaves', () => {
  const { root, slider, api } = connect()
  expect([root.onClick, root.onPointerUp, root.onBlur, slider('hue').onKeyUp]).toEqual(
    Array.from({ length: 4 }, () => api.commit),
  )
})

test('a text is complete with the Enter key, and with no other', () => {
  const { root, api } = connect()
  const release = (key: string) => root.onKeyUp?.({ ...event(), key, repeat: false })
  release('a')
  expect(api.commit).not.toHaveBeenCalled()
  release('Enter')
  expect(api.commit).toHaveBeenCalledOnce()
})
