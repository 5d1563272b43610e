import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { EditorProvider } from '../provider/provider.react.tsx'
import { ColorContrast } from './color-contrast.react.tsx'

test.each([
  ['#000000', 'Contrast 21:1AAA'],
  ['#767676', 'Contrast 4.54:1AA'],
  ['#949494', 'Contrast 3.03:1AA for large text'],
  ['#f2b134', 'Contrast 1.88:1Low'],
])('shows the contrast of %s with white', (color, shown) => {
  render(<ColorContrast color={color} background="#fff" />)
  expect(document.body.textContent).toContain(shown)
})

test('writes figures in the digits of the provider', () => {
  render(
    <EditorProvider locale="ar-EG">
      <ColorContrast color="#767676" background="#fff" />
    </EditorProvider>,
  )
  expect(document.body.textContent).toContain('Contrast ٤٫٥٤:١AA')
})

test.each(['white', '#ffff', 'var(--surface)'])(
  'shows no contrast with %s, which it cannot read',
  (background) => {
    const { container } = render(<ColorContrast color="#000" background={background} />)
    expect(container.textContent).toBe('')
  },
)
