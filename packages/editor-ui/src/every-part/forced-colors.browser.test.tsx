import { createStore } from '@sitewright/machine/store'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { cdp, userEvent } from 'vitest/browser'
import { AutomationPanel } from '../automation/automation.react.tsx'
import { createAutomationServer } from '../automation/automation.testing.ts'
import { Button } from '../button/button.react.tsx'
import { ColorPicker } from '../color-picker/color-picker.react.tsx'
import { DatasetEditor } from '../dataset-editor/dataset-editor.react.tsx'
import { TextField } from '../field/field.react.tsx'
import { FileManager } from '../file-manager/file-manager.react.tsx'
import { createFileServer } from '../file-manager/file-manager.testing.ts'
import { FontPicker } from '../font-picker/font-picker.react.tsx'
import {
  PageStatusBadge,
  PageStatusField,
  PopupPositionPicker,
  SlidePicker,
} from '../page-setting/page-setting.react.tsx'
import { RadioGroup } from '../radio-group/radio-group.react.tsx'
import { emptyState, type RichTextController, type RichTextState } from '../rich-text/rich-text.ts'
import { Tabs } from '../tabs/tabs.react.tsx'
import { Toolbar } from '../toolbar/toolbar.react.tsx'
import '../styles.css'

// The colours that a browser forces: backgrounds and shadows of authors are gone, so that borders, outlines and system
// colours have to show what is selected, focused, disabled or invalid. https://drafts.csswg.org/css-color-adjust-1/#forced

async function force(value: 'active' | 'none'): Promise<void> {
  // Types of the protocol come with a package of their own.
  const session = cdp() as unknown as { send: (method: string, given: object) => Promise<unknown> }
  await session.send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] })
}

beforeEach(async () => {
  await force('active')
  await waitFor(() => expect(matchMedia('(forced-colors: active)').matches).toBe(true))
})
afterEach(() => force('none'))

const shown = [
  'background-color',
  'color',
  'outline',
  'border',
  'text-decoration-line',
  'box-shadow',
] as const

/** Computed look of an element and of its content. */
function lookOf(element: Element): string {
  const own = (pseudo?: string) => {
    const style = getComputedStyle(element, pseudo)
    return shown.map((name) => style.getPropertyValue(name)).join(' ')
  }
  return [own(), own('::before'), own('::after'), ...[...element.children].map(lookOf)].join('\n')
}

/** A system colour as it is computed. */
function systemColour(name: string): string {
  const sample = document.body.appendChild(document.createElement('i'))
  sample.style.color = name
  const { color } = getComputedStyle(sample)
  sample.remove()
  return color
}

const ignore = () => undefined
const options = ['One', 'Two'].map((label) => ({ value: label, label }))
const dataset = { series: ['Bread', 'Cake'], rows: [{ label: 'May', values: ['1', '2'] }] }
const fonts = ['Inter', 'Lora'].map((family) => ({ family, category: 'serif' as const }))
const files = ['a.png', 'b.png'].map((name) => ({ id: name, name }))

function toolbar(state: Partial<RichTextState>): ReactElement {
  const store = createStore<RichTextState>({ ...emptyState, isEditable: true, ...state })
  const controller: RichTextController = {
    ...store,
    exec: () => true,
    focus: ignore,
    linkAtSelection: () => ({ href: '', text: '', newWindow: false }),
  }
  return (
    <Toolbar
      controller={controller}
      groups={[
        ['undo', 'redo'],
        ['bold', 'italic'],
      ]}
      panels={{}}
    />
  )
}

const button = (name: string) => screen.getByRole('button', { name })
const labelOf = (name: string) => screen.getByRole('radio', { name }).closest('label')!
const byRole = (role: string, name: string) => screen.getByRole(role, { name })

/** A part, an element of it in a state, and one of the same kind that is not. */
const cases: readonly (readonly [string, ReactElement, () => Element, () => Element])[] = [
  [
    'a selected tab',
    <Tabs tabs={options.map(({ label }) => ({ id: label, label }))} selected="One" onSelect={ignore} />,
    () => byRole('tab', 'One'),
    () => byRole('tab', 'Two'),
  ],
  [
    'a checked option in a row',
    <RadioGroup label="Size" options={options} value="One" onChange={ignore} />,
    () => labelOf('One'),
    () => labelOf('Two'),
  ],
  [
    'a checked option as a card',
    <RadioGroup label="Size" kind="cards" options={options} value="One" onChange={ignore} />,
    () => labelOf('One'),
    () => labelOf('Two'),
  ],
  [
    'a position',
    <PopupPositionPicker value="CENTER" />,
    () => screen.getAllByRole('radio')[4]!.closest('label')!,
    () => screen.getAllByRole('radio')[3]!.closest('label')!,
  ],
  ['a pressed button', toolbar({ bold: true }), () => button('Bold'), () => button('Italic')],
  ['a disabled button of a toolbar', toolbar({ canUndo: true }), () => button('Redo'), () => button('Undo')],
  [
    'a disabled button',
    <>
      <Button disabled>One</Button>
      <Button>Two</Button>
    </>,
    () => button('One'),
    () => button('Two'),
  ],
  [
    'an invalid field',
    <>
      <TextField label="One" value="" onChange={ignore} problem="Enter a text" />
      <TextField label="Two" value="" onChange={ignore} />
    </>,
    () => byRole('textbox', 'One'),
    () => byRole('textbox', 'Two'),
  ],
  [
    'a cell without a number',
    <DatasetEditor value={{ ...dataset, rows: [{ label: 'May', values: ['x', '2'] }] }} />,
    () => screen.getAllByRole('gridcell')[0]!,
    () => screen.getAllByRole('gridcell')[1]!,
  ],
  ['the kind of a chart', <DatasetEditor value={dataset} />, () => labelOf('Bar'), () => labelOf('Line')],
  [
    'the chosen font',
    <FontPicker fonts={fonts} value="Inter" onSelect={ignore} />,
    () => byRole('option', 'Inter'),
    () => byRole('option', 'Lora'),
  ],
]

test.each(cases)('%s can be told from others', (_, part, inState, other) => {
  render(part)
  expect(lookOf(inState())).not.toBe(lookOf(other()))
})

const swatches = <ColorPicker label="Colour" defaultValue="#ff0000" swatches={['#ff0000', '#00ff00']} />

test.each(['plain', 'quiet', 'primary', 'danger'] as const)('a busy %s button is grey', (kind) => {
  render(
    <Button kind={kind} isBusy>
      One
    </Button>,
  )
  expect(getComputedStyle(button('One')).color).toBe(systemColour('GrayText'))
})

test('a pressed button that is disabled can be read', () => {
  render(toolbar({ bold: true, isEditable: false }))
  const { color, backgroundColor } = getComputedStyle(button('Bold'))
  expect([color, backgroundColor]).toEqual([systemColour('Canvas'), systemColour('GrayText')])
})

test('the selected file is as the selected option of a list', async () => {
  render(<FileManager {...createFileServer({ files }).transport} />)
  fireEvent.click(await screen.findByRole('option', { name: 'a.png' }))
  await waitFor(() => expect(byRole('option', 'a.png').ariaSelected).toBe('true'))
  const { backgroundColor } = getComputedStyle(byRole('option', 'a.png'))
  const { color } = getComputedStyle(screen.getByText('a.png', { selector: 'li span' }))
  expect([color, backgroundColor]).toEqual([systemColour('HighlightText'), systemColour('Highlight')])
})

test.each([
  ['a connection has a full mark', [{ id: '1', name: 'Order notifications' }], true],
  ['the absence of connections has an empty one', [], false],
])('%s', (_, connections, isFull) => {
  const { transport } = createAutomationServer([])
  const { container } = render(<AutomationPanel {...transport} connections={connections} />)
  const { borderTopWidth, inlineSize } = getComputedStyle(
    container.querySelector('[data-editor=badge]')!,
    '::before',
  )
  expect([borderTopWidth, inlineSize]).toEqual(isFull ? ['5px', '0px'] : ['1px', '8px'])
})

test.each([
  [
    'a failure',
    <FileManager key="files" {...createFileServer({ faults: { load: 'failed' } }).transport} />,
    '[data-editor=notice]',
  ],
  ['the status of a page', <PageStatusBadge key="status" status="draft" />, '[data-editor=status]'],
])('%s has an edge', async (_, part, selector) => {
  const { container } = render(part)
  await waitFor(() => expect(container.querySelector(selector)).not.toBeNull())
  const { outlineStyle, outlineColor } = getComputedStyle(container.querySelector(selector)!)
  expect([outlineStyle, outlineColor]).toEqual(['solid', systemColour('CanvasText')])
})

test('the swatch of the colour can be told from others', async () => {
  render(swatches)
  const pressed = lookOf(button('#ff0000'))
  await userEvent.click(button('#00ff00'))
  await waitFor(() => expect(button('#00ff00').ariaPressed).toBe('true'))
  expect(lookOf(button('#ff0000'))).not.toBe(pressed)
})

test('a selected cell can be told from others', async () => {
  render(<DatasetEditor value={dataset} />)
  const [one, two] = screen.getAllByRole('gridcell')
  await userEvent.click(one!)
  const before = lookOf(two!)
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
  await waitFor(() => expect(two!.ariaSelected).toBe('true'))
  // The focus goes on to the header, and the cell stays selected.
  await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}')
  await waitFor(() => expect(getComputedStyle(two!).outlineStyle).toBe('none'))
  expect(lookOf(two!)).not.toBe(before)
})

test('the font that the arrow keys reach can be told from others', async () => {
  render(<FontPicker fonts={fonts} onSelect={ignore} />)
  fireEvent.keyDown(byRole('combobox', 'Search fonts'), { key: 'ArrowDown' })
  await waitFor(() => expect(document.querySelector('[data-active]')).not.toBeNull())
  expect(lookOf(byRole('option', 'Inter'))).not.toBe(lookOf(byRole('option', 'Lora')))
})

test('the selected file can be told from others', async () => {
  render(<FileManager {...createFileServer({ files }).transport} />)
  fireEvent.click(await screen.findByRole('option', { name: 'a.png' }))
  await waitFor(() => expect(byRole('option', 'a.png').ariaSelected).toBe('true'))
  expect(lookOf(byRole('option', 'a.png'))).not.toBe(lookOf(byRole('option', 'b.png')))
})

test('a menu has the arrow of the browser, in the colours that the visitor chose', () => {
  render(<PageStatusField value="draft" />)
  const { appearance, backgroundImage, paddingLeft, paddingRight } = getComputedStyle(
    byRole('combobox', 'Page status'),
  )
  expect([appearance, backgroundImage]).toEqual(['auto', 'none'])
  expect(paddingRight).toBe(paddingLeft)
})

test('the sketch of the chosen slide has the colour of its text', () => {
  const { container } = render(<SlidePicker />)
  const sketch = container.querySelector('label:has(:checked) svg')!
  expect(getComputedStyle(sketch).stroke).toBe(getComputedStyle(sketch.parentElement!).color)
})

test('the eyedropper has the colour of the text of buttons', () => {
  vi.stubGlobal('EyeDropper', vi.fn())
  onTestFinished(() => void vi.unstubAllGlobals())
  render(<ColorPicker label="Colour" />)
  const { backgroundColor } = getComputedStyle(button('Pick a colour from the screen'), '::before')
  expect(backgroundColor).toBe(systemColour('ButtonText'))
})

const focusable = [
  ['a tab', cases[0]![1], () => byRole('tab', 'One')],
  ['an option', cases[1]![1], () => labelOf('One')],
  ['a button of a toolbar', cases[4]![1], () => button('Bold')],
  ['a button', <Button key="button">Two</Button>, () => button('Two')],
  ['a swatch', swatches, () => button('#ff0000')],
  ['a slider', swatches, () => byRole('slider', 'Hue')],
  ['a field', cases[7]![1], () => byRole('textbox', 'Two')],
  ['a cell', cases[8]![1], () => screen.getAllByRole('columnheader')[0]!],
  ['a search', cases[10]![1], () => byRole('combobox', 'Search fonts')],
] as const

test.each(focusable)('%s with the focus has an outline', (_, part, find) => {
  render(part)
  const element = find()
  const target = element.querySelector('input') ?? element
  // The focus of a key, and not of the pointer.
  target.focus({ preventScroll: true, ...{ focusVisible: true } })
  const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element)
  expect(outlineStyle).not.toBe('none')
  expect(Number.parseFloat(outlineWidth)).toBeGreaterThanOrEqual(2)
  expect(outlineColor).not.toMatch(/, 0\)$/)
})
