import { act, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { Hsla } from '../color/color.ts'
import { ColorPicker, type ColorPickerProps } from './color-picker.react.tsx'
import '../styles.css'

function show(props: Partial<ColorPickerProps> = {}) {
  const onChange = vi.fn<(color: Hsla, css: string) => void>()
  const onCommit = vi.fn<(color: Hsla, css: string) => void>()
  render(<ColorPicker label="Text colour" onChange={onChange} onCommit={onCommit} {...props} />)
  return { onChange, onCommit, css: () => onChange.mock.lastCall?.[1] }
}
const slider = (name: string) => screen.getByRole<HTMLInputElement>('slider', { name })
const text = (name = 'Hex') => screen.getByRole<HTMLInputElement>('textbox', { name })

async function press(element: HTMLElement, keys: string) {
  element.focus()
  await userEvent.keyboard(keys)
}

// spec: EDT-006
test('has sliders for hue, saturation, lightness and alpha, three formats, and swatches', () => {
  show({ defaultValue: '#336699', swatches: ['#ff0000'] })
  expect(screen.getAllByRole('slider').map((each) => each.getAttribute('aria-label'))).toEqual([
    'Hue',
    'Saturation',
    'Lightness',
    'Alpha',
  ])
  const formats = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Format' })
  expect([...formats.options].map(({ label }) => label)).toEqual(['Hex', 'RGB', 'HSL'])
  expect(screen.getByRole('group', { name: 'Swatches' }).childElementCount).toBe(1)
})

test('moves a value by one with the arrow keys, and by ten with the page keys', async () => {
  const { css } = show({ defaultValue: 'hsl(100 50% 50%)' })
  await press(slider('Hue'), '{ArrowRight}{PageUp}')
  expect(slider('Hue').value).toBe('111')
  await press(slider('Alpha'), '{PageDown}')
  expect(css()).toMatch(/^rgb\(.+ \/ 0.9\)$/)
})

test('a page key stops at the edge', async () => {
  show({ defaultValue: 'hsl(355 50% 97%)' })
  await press(slider('Hue'), '{PageUp}')
  await press(slider('Lightness'), '{PageUp}')
  expect([slider('Hue').value, slider('Lightness').value]).toEqual(['360', '100'])
})

test.each([
  ['black', '{Home}'],
  ['white', '{End}'],
])('keeps hue and saturation through %s, though it is given back as text', async (_, key) => {
  function Controlled() {
    const [css, setCss] = useState('#336699')
    return <ColorPicker label="Text colour" value={css} onChange={(_color, next) => setCss(next)} />
  }
  render(<Controlled />)
  await press(slider('Lightness'), key)
  expect([slider('Hue').value, slider('Saturation').value]).toEqual(['210', '50'])
})

test('keeps the hue through a grey of the slider, though it is given back as text', async () => {
  function Controlled() {
    const [css, setCss] = useState('#336699')
    return <ColorPicker label="Text colour" value={css} onChange={(_color, next) => setCss(next)} />
  }
  render(<Controlled />)
  await press(slider('Saturation'), '{Home}')
  await expect.poll(() => text().value).toBe('#666666')
  expect([slider('Hue').value, slider('Saturation').value]).toEqual(['210', '0'])
  await press(slider('Saturation'), '{End}')
  await expect.poll(() => text().value).toBe('#0066cc')
})

test('keeps the hue through a grey text', async () => {
  show({ defaultValue: '#336699' })
  await userEvent.fill(text(), '#888')
  expect([slider('Hue').value, slider('Saturation').value]).toEqual(['210', '0'])
})

test('takes a colour that is given from outside', () => {
  const picker = (value: string) => <ColorPicker label="Text colour" value={value} />
  const { rerender } = render(picker('#336699'))
  rerender(picker('#ff0000'))
  expect(text().value).toBe('#ff0000')
})

test.each(['oklch(0.7 0.1 20)', '#11223344', 'var(--brand)', 'rebeccapurple'])(
  'shows the stored text %s, which it cannot read, with the reason, until a colour is chosen',
  async (stored) => {
    const { css } = show({ defaultValue: stored, swatches: ['#ff0000'] })
    expect(text().value).toBe(stored)
    expect(screen.getByRole('alert').textContent).toBe('This is not a colour in this format.')
    await userEvent.fill(text(), '#33')
    await userEvent.keyboard('{Escape}')
    expect(text().value).toBe(stored)
    await userEvent.click(screen.getByRole('button', { name: '#ff0000' }))
    await expect.poll(() => text().value).toBe('#ff0000')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(css()).toBe('#ff0000')
  },
)

test('shows black, and no problem, without a stored colour, and `transparent` without alpha', () => {
  const { rerender } = render(<ColorPicker label="Text colour" value="" />)
  expect([text().value, slider('Alpha').value]).toEqual(['#000000', '100'])
  rerender(<ColorPicker label="Text colour" value="transparent" />)
  expect([text().value, slider('Alpha').value]).toEqual(['#000000', '0'])
  expect(screen.queryByRole('alert')).toBeNull()
})

// spec: TPL-083
test('shows the messages about values out of bounds, and keeps the last colour', async () => {
  const { onChange } = show({ defaultFormat: 'hsl', defaultValue: '#336699' })
  await userEvent.fill(text('HSL'), '400 150 150 2')
  expect(screen.getByRole('alert').textContent).toBe(
    'Hue out of bounds. Saturation out of bounds. Lightness out of bounds. Alpha out of bounds.',
  )
  await userEvent.fill(text('HSL'), '40 50')
  expect(screen.getByRole('alert').textContent).toBe('Missing an H/S/L value.')
  expect(onChange).not.toHaveBeenCalled()
  expect(slider('Hue').value).toBe('210')
})

test.each([
  ['a slider', () => press(slider('Lightness'), '{End}'), '#ffffff'],
  ['a swatch', () => userEvent.click(screen.getByRole('button', { name: '#ff0000' })), '#ff0000'],
])('forgets an invalid text when another colour is chosen by %s', async (_, choose, chosen) => {
  show({ defaultValue: '#336699', swatches: ['#ff0000'] })
  await userEvent.fill(text(), '#3366')
  await userEvent.tab()
  expect(text().value).toBe('#3366')
  await choose()
  await expect.poll(() => text().value).toBe(chosen)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('forgets an invalid text when another colour is given, but not when what was typed is given late', async () => {
  const picker = (value: string) => <ColorPicker label="Text colour" value={value} />
  const { rerender } = render(picker('#336699'))
  await userEvent.fill(text(), '#f00')
  await userEvent.fill(text(), '#f000')
  rerender(picker('#ff0000'))
  expect(text().value).toBe('#f000')
  rerender(picker('#336699'))
  expect(text().value).toBe('#336699')
  rerender(picker('#ff0000'))
  expect(text().value).toBe('#ff0000')
  await userEvent.fill(text(), '#f000')
  rerender(picker('var(--brand)'))
  expect(text().value).toBe('var(--brand)')
})

test('keeps the alpha when a hex text is typed', async () => {
  const { css } = show({ defaultValue: 'rgb(0 0 0 / 0.5)' })
  await userEvent.fill(text(), 'f00')
  expect(css()).toBe('rgb(255 0 0 / 0.5)')
})

test('keys of an input method do not end the typing of a colour', async () => {
  const { onCommit } = show()
  await userEvent.fill(text(), '#f')
  for (const key of ['Enter', 'Escape']) {
    const event = new KeyboardEvent('keydown', { key, isComposing: true, bubbles: true, cancelable: true })
    text().dispatchEvent(event)
    expect(event.defaultPrevented).toBe(false)
  }
  expect(text().value).toBe('#f')
  expect(onCommit).not.toHaveBeenCalled()
})

test('an entered text is a complete change', async () => {
  const { onCommit } = show()
  await userEvent.fill(text(), '#f00')
  await press(text(), '{Enter}')
  expect(onCommit.mock.lastCall?.[1]).toBe('#ff0000')
  expect(text().value).toBe('#ff0000')
})

test('a text is no complete change while it is typed', async () => {
  const { onCommit, css } = show()
  await userEvent.clear(text())
  await press(text(), '#123456')
  expect(css()).toBe('#123456')
  expect(onCommit).not.toHaveBeenCalled()
  await press(text(), '{Enter}')
  expect(onCommit.mock.calls.map(([, own]) => own)).toEqual(['#123456'])
})

test('a text that is typed is a complete change when the picker is closed', async () => {
  const onCommit = vi.fn<(color: Hsla, css: string) => void>()
  const { unmount } = render(<ColorPicker label="Text colour" onCommit={onCommit} />)
  await userEvent.fill(text(), '#f00')
  unmount()
  expect(onCommit.mock.lastCall?.[1]).toBe('#ff0000')
})

test('chooses a swatch', async () => {
  const { css } = show({ swatches: [{ color: '#1f3a5f', name: 'Harbour' }] })
  const swatch = screen.getByRole('button', { name: 'Harbour' })
  await userEvent.click(swatch)
  expect(css()).toBe('#1f3a5f')
  expect(swatch.getAttribute('aria-pressed')).toBe('true')
})

test.each([
  ['ltr', 1],
  ['rtl', 0],
])('the area sets saturation and lightness by pointer, in %s', async (dir, saturation) => {
  const onChange = vi.fn<(color: Hsla) => void>()
  render(
    <div dir={dir}>
      <ColorPicker label="Text colour" defaultValue="#336699" onChange={onChange} />
    </div>,
  )
  const area = document.querySelector<HTMLElement>('[data-editor=color-area]')!
  const { right, top } = area.getBoundingClientRect()
  vi.spyOn(area, 'setPointerCapture').mockReturnValue()
  act(() => {
    area.dispatchEvent(
      new PointerEvent('pointerdown', { bubbles: true, buttons: 1, clientX: right + 5, clientY: top - 5 }),
    )
  })
  expect(onChange.mock.lastCall?.[0]).toEqual({ hue: 210, saturation, lightness: 1, alpha: 1 })
  await Promise.resolve()
})

test('picks a colour from the screen where the browser can', async () => {
  const open = vi.fn(() => Promise.resolve({ sRGBHex: '#00ff00' }))
  vi.stubGlobal(
    'EyeDropper',
    class {
      open = open
    },
  )
  const { css, onCommit } = show({ defaultValue: 'rgb(0 0 0 / 0.5)' })
  await userEvent.click(screen.getByRole('button', { name: 'Pick a colour from the screen' }))
  await expect.poll(css).toBe('rgb(0 255 0 / 0.5)')
  expect(onCommit.mock.lastCall?.[1]).toBe('rgb(0 255 0 / 0.5)')
  open.mockRejectedValueOnce(new DOMException('Escape', 'AbortError'))
  await userEvent.click(screen.getByRole('button', { name: 'Pick a colour from the screen' }))
  expect(css()).toBe('rgb(0 255 0 / 0.5)')
  vi.unstubAllGlobals()
})

test('has no eyedropper where the browser has none', () => {
  const before = Object.getOwnPropertyDescriptor(globalThis, 'EyeDropper')
  Reflect.deleteProperty(globalThis, 'EyeDropper')
  show()
  expect(screen.queryByRole('button')).toBeNull()
  if (before) Object.defineProperty(globalThis, 'EyeDropper', before)
})

test('without the slider for alpha, every colour is opaque', async () => {
  const { css } = show({ hasAlpha: false, defaultFormat: 'rgb' })
  await userEvent.fill(text('RGB'), 'rgb(255 0 0 / 0)')
  expect(css()).toBe('#ff0000')
})

test('a press that began elsewhere leaves the colour as it is', () => {
  const { onChange } = show({ defaultValue: '#336699' })
  const area = document.querySelector('[data-editor=color-area]')!
  area.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, buttons: 1, clientX: 20, clientY: 20 }))
  expect(onChange).not.toHaveBeenCalled()
})

test('leaves out swatches that are no colour, and draws one that is there twice twice', () => {
  const errors = vi.spyOn(console, 'error')
  show({
    swatches: ['#ff0000', 'oklch(0.7 0.1 200)', '#ff0000', { color: '#00ff00', name: 'Leaf' }],
  })
  const { children } = screen.getByRole('group', { name: 'Swatches' })
  expect([...children].map((each) => each.getAttribute('aria-label'))).toEqual(['#ff0000', '#ff0000', 'Leaf'])
  expect(errors).not.toHaveBeenCalled()
  errors.mockRestore()
})
