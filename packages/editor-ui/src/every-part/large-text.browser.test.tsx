import { fireEvent, render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ColorContrast } from '../color-contrast/color-contrast.react.tsx'
import { ColorPicker } from '../color-picker/color-picker.react.tsx'
import { DatasetEditor } from '../dataset-editor/dataset-editor.react.tsx'
import { TextField } from '../field/field.react.tsx'
import { FontPicker } from '../font-picker/font-picker.react.tsx'
import { LinkChoices } from '../link-editor/link-choices.react.tsx'
import { PlacesAutocomplete } from '../places/places.react.tsx'
import '../styles.css'

// Text at 200 % on a phone: https://www.w3.org/TR/WCAG22/#resize-text

const root = document.documentElement

beforeEach(() => {
  root.style.fontSize = '200%'
})
afterEach(() => {
  root.style.fontSize = ''
})

/** Renders a part in a place as wide as a phone leaves it. */
function place(part: ReactElement): HTMLElement {
  const { container } = render(<div style={{ inlineSize: '250px' }}>{part}</div>)
  return container.firstElementChild as HTMLElement
}

const dataset = { series: ['Bread', 'Cake'], rows: [{ label: 'Spring', values: ['420', '310'] }] }

test.each([
  ['ColorPicker', <ColorPicker key="color" label="Text colour" defaultValue="#2f6fb4" />],
  [
    'FontPicker',
    <FontPicker key="font" fonts={[{ family: 'Georgia', category: 'serif' }]} onSelect={() => undefined} />,
  ],
  ['DatasetEditor', <DatasetEditor key="dataset" defaultValue={dataset} />],
  ['ColorContrast', <ColorContrast key="contrast" color="#767676" background="#fff" />],
  [
    'TextField',
    <TextField
      key="field"
      label="Veranstaltungsreihenbeschreibung"
      value=""
      onChange={() => undefined}
      problem="Emails must be formatted as name-of-a-person@example.com"
    />,
  ],
])('%s is no wider than its place, and its fields have room for some letters', (_, part) => {
  const element = place(part)
  expect(element.scrollWidth).toBe(250)
  const fields = element.querySelectorAll<HTMLElement>('input:not([type=radio]), select')
  for (const field of fields) expect(field.offsetWidth).toBeGreaterThan(80)
})

test('a cell of a dataset has most of the grid to itself', () => {
  const { container } = render(
    <div style={{ inlineSize: '326px' }}>
      <DatasetEditor defaultValue={dataset} />
    </div>,
  )
  const grid = container.querySelector('[data-editor=grid-scroll]')!
  grid.scrollLeft = grid.scrollWidth
  const header = screen.getByRole('rowheader')
  expect(header.getBoundingClientRect().right).toBeLessThan(grid.getBoundingClientRect().left + 100)
})

test('suggested places are below the field, however many lines its name has', async () => {
  place(
    <PlacesAutocomplete
      label="Search for a place that is near the workshop"
      suggest={() => Promise.resolve([{ placeId: '1', description: 'London' }])}
      details={(placeId) => Promise.resolve({ placeId })}
      tracking={{ productPage: 'events', productSection: 'location' }}
      onSelect={() => undefined}
    />,
  )
  const field = screen.getByRole('combobox')
  fireEvent.input(field, { target: { value: 'lon' } })
  const list = (await screen.findByRole('option')).closest('ul')!
  const gap = list.getBoundingClientRect().top - field.getBoundingClientRect().bottom
  expect(gap).toBeCloseTo(8, 0)
})

test('a radio button grows with its text', () => {
  place(
    <LinkChoices label="Page" choices={[{ href: '/', name: 'Home' }]} value="/" onChoose={() => undefined} />,
  )
  expect(screen.getByRole('radio').offsetWidth).toBe(36)
})
