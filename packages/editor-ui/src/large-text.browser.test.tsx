import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ColorPicker } from './color-picker/color-picker.react.tsx'
import { DatasetEditor } from './dataset-editor/dataset-editor.react.tsx'
import { FontPicker } from './font-picker/font-picker.react.tsx'
import './styles.css'

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
])('%s is no wider than its place, and its fields have room for some letters', (_, part) => {
  const element = place(part)
  expect(element.scrollWidth).toBe(250)
  const fields = element.querySelectorAll<HTMLElement>('input:not([type=radio]), select')
  for (const field of fields) expect(field.offsetWidth).toBeGreaterThan(80)
})
