import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import * as provider from '../provider/provider.react.tsx'
import { FontPicker, type FontPickerProps } from './font-picker.react.tsx'
import type { Font } from './font.ts'
import { wideFont } from './wide-font.test-support.ts'
import '../styles.css'

vi.mock(import('../provider/provider.react.tsx'), { spy: true })

const fonts: readonly Font[] = [
  { family: 'Inter', category: 'sansSerif' },
  { family: 'Lato', category: 'sansSerif' },
  { family: 'Lora', category: 'serif' },
]
function show(props: Partial<FontPickerProps> = {}) {
  const onSelect = vi.fn<(font: Font) => void>()
  render(<FontPicker fonts={fonts} onSelect={onSelect} {...props} />)
  return { onSelect }
}
const manyFonts = (count: number) =>
  Array.from({ length: count }, (_, index): Font => ({ family: `Font ${index}`, category: 'other' }))
const names = () =>
  [...document.querySelectorAll('[data-index] > span')].map(({ textContent }) => textContent)
const search = () => screen.getByRole('combobox', { name: 'Search fonts' })

// spec: EDT-007
test('searches fonts', async () => {
  show()
  await userEvent.fill(search(), 'lo')
  await expect.poll(names).toEqual(['Lora'])
  await userEvent.fill(search(), '{search}$&')
  await expect.poll(names).toEqual([])
  screen.getByText('No font matches “{search}$&”.')
})

test('shows the fonts of a category', async () => {
  show()
  const select = screen.getByRole('combobox', { name: 'Category' })
  expect([...select.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
    'All',
    'Sans Serif',
    'Serif',
    'Display',
    'Script',
    'Slab Serif',
    'Mono',
    'Other',
  ])
  await userEvent.selectOptions(select, 'Serif')
  await expect.poll(names).toEqual(['Lora'])
})

// spec: EDT-009 EDT-010
test('lists the fonts of the style guide and of font kits before all others', () => {
  show({ styleGuide: [fonts[2]!], kits: [{ family: 'Kit Sans', category: 'sansSerif' }] })
  expect(screen.getAllByRole('group').map((group) => group.textContent)).toEqual([
    'Fonts in the style guideLora',
    'Font kitsKit Sans',
    'All fontsInterLatoLora',
  ])
})

// spec: EDT-011
test('warns about the time that fonts take to load', () => {
  show({ hasLoadTimeWarning: true })
  screen.getByText('Each font family makes pages slower to load.')
})

test('the arrow keys walk through the fonts, and Enter chooses one', async () => {
  const { onSelect } = show({ value: 'Lato' })
  search().focus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  const active = document.getElementById(search().getAttribute('aria-activedescendant') ?? '')
  expect(active?.textContent).toBe('Lato')
  expect(active?.ariaSelected).toBe('true')
  await userEvent.keyboard('{PageDown}{Enter}')
  expect(onSelect).toHaveBeenCalledExactlyOnceWith(fonts[2])
  await userEvent.keyboard('{PageUp}{ArrowUp}{Enter}')
  expect(onSelect).toHaveBeenLastCalledWith(fonts[0])
})

test('marks the font that was chosen: its own, or the one of its caller', async () => {
  const chosen = () => document.querySelector('[role=option][aria-selected=true]')?.textContent
  const first = render(<FontPicker fonts={fonts} defaultValue="Lato" onSelect={vi.fn()} />)
  expect(chosen()).toBe('Lato')
  await userEvent.click(screen.getByText('Lora'))
  await expect.poll(chosen).toBe('Lora')
  first.unmount()
  const { onSelect } = show({ value: 'Lato' })
  await userEvent.click(screen.getByText('Lora'))
  await expect.poll(() => onSelect.mock.lastCall).toEqual([fonts[2]])
  expect(chosen()).toBe('Lato')
})

// spec: EDT-083
test('shows names in their fonts, and which previews cannot be loaded, which can be tried again', async () => {
  let isDown = true
  const loadPreview = ({ family }: Font) =>
    family === 'Lato' && isDown ? Promise.reject(new Error('down')) : Promise.resolve()
  show({ loadPreview })
  await screen.findByText('Unable to load preview for Lato')
  await waitFor(() =>
    expect(screen.getByRole('option', { name: 'Inter' }).style.fontFamily).toContain('Inter'),
  )
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.getByRole('option', { name: 'Lato' }).style.fontFamily).toContain('Lato'))
  expect(screen.queryByRole('button')).toBeNull()
})

test('shows a name in the letters of its font once that is loaded', async () => {
  let isAllowed = false
  const loaded: FontFace[] = []
  onTestFinished(() => {
    for (const face of loaded) document.fonts.delete(face)
  })
  async function loadPreview({ family }: Font): Promise<void> {
    const face = await new FontFace(family, isAllowed ? wideFont : new Uint8Array(4)).load()
    document.fonts.add(face)
    loaded.push(face)
  }
  show({ fonts: [{ family: 'Wide', category: 'display' }], loadPreview, report: () => undefined })
  const widthInEm = () => {
    const name = screen.getByText('Wide')
    const range = document.createRange()
    range.selectNodeContents(name)
    return range.getBoundingClientRect().width / parseFloat(getComputedStyle(name).fontSize)
  }
  // A font that the browser refuses has failed as one that does not arrive.
  await screen.findByText('Unable to load preview for Wide')
  expect(widthInEm()).toBeLessThan(4)
  isAllowed = true
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await expect.poll(widthInEm).toBeCloseTo(8, 1)
})

test('loads only the previews of fonts in view', async () => {
  const loadPreview = vi.fn(() => Promise.resolve())
  show({ fonts: manyFonts(300), loadPreview })
  await waitFor(() => expect(loadPreview).toHaveBeenCalled())
  await new Promise((resolve) => requestAnimationFrame(resolve))
  expect(loadPreview.mock.calls.length).toBeLessThan(40)
})

test('of 1,600 fonts draws only those near the view, and the one that the arrow keys reach', async () => {
  show({ fonts: manyFonts(1600), styleGuide: fonts })
  const drawn = () => document.querySelectorAll('[data-index]').length
  expect(drawn()).toBeLessThan(120)
  const list = screen.getByRole('listbox')
  expect(within(list).getAllByRole('option')[0]?.getAttribute('aria-setsize')).toBe('1603')
  list.scrollTop = list.scrollHeight / 2
  await screen.findByText('Font 800')
  expect(screen.queryByText('Inter')).toBeNull()
  search().focus()
  await userEvent.keyboard('{ArrowUp}')
  await expect.poll(() => document.querySelector('[data-active]')?.textContent).toBe('Font 1599')
  await screen.findByText('Font 1590')
  expect(drawn()).toBeLessThan(120)
  await userEvent.fill(search(), 'no font')
  await expect.poll(names).toEqual([])
  await userEvent.fill(search(), 'o')
  await screen.findByText('Font 0')
})

// spec: EDT-082
test('fonts that cannot be loaded can be tried again', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const load = vi.fn<() => Promise<readonly Font[]>>().mockRejectedValueOnce(new Error('down'))
  load.mockResolvedValue(fonts)
  show({ fonts: load })
  await screen.findByText('Unable to load fonts')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(names()).toEqual(['Inter', 'Lato', 'Lora']))
  vi.restoreAllMocks()
})

test('a key draws the option that it reaches and the one that it leaves, of 1,500 fonts', () => {
  render(<FontPicker fonts={manyFonts(1500)} onSelect={vi.fn()} />)
  const field = document.querySelector('input')!
  fireEvent.keyDown(field, { key: 'ArrowDown' })
  // Each component that is drawn asks for its texts.
  const draws = vi.mocked(provider.useMessages).mockClear()
  fireEvent.keyDown(field, { key: 'ArrowDown' })
  expect(document.querySelector('[data-active]')?.textContent).toBe('Font 1')
  expect(draws.mock.calls.length).toBeLessThan(10)
  draws.mockClear()
  fireEvent.input(field, { target: { value: 'font' } })
  expect(document.querySelector('[role=status]')?.textContent).toBe('1,500 fonts')
  expect(draws.mock.calls.length).toBeLessThan(10)
})

test.each([['<html>'], [null], [undefined]])(
  'the answer %j is no list of fonts: it can be tried again',
  async (answer) => {
    const load = vi.fn().mockResolvedValueOnce(answer).mockResolvedValue(fonts)
    show({ fonts: load, report: () => undefined })
    await screen.findByText('Unable to load fonts')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await expect.poll(names).toEqual(['Inter', 'Lato', 'Lora'])
  },
)
