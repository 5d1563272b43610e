import { render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Tabs } from './tabs.react.tsx'
import '../styles.css'

const tabs = [
  { id: 'one', label: 'One' },
  { id: 'two', label: 'Two' },
  { id: 'three', label: 'Three' },
] as const

function Page() {
  const [selected, setSelected] = useState<(typeof tabs)[number]['id']>('one')
  return (
    <Tabs tabs={tabs} selected={selected} onSelect={setSelected} label="Numbers">
      <p>Panel {selected}</p>
    </Tabs>
  )
}

const Narrow = ({ selected }: { readonly selected: 'one' | 'three' }) => (
  <div style={{ inlineSize: '6rem' }}>
    <Tabs tabs={tabs} selected={selected} onSelect={() => undefined} label="Numbers" />
  </div>
)

const focused = () => document.activeElement?.textContent

test.each([
  ['ltr', '{ArrowRight}', 'Two'],
  ['ltr', '{ArrowLeft}', 'Three'],
  ['rtl', '{ArrowLeft}', 'Two'],
  ['rtl', '{End}', 'Three'],
])('in %s, %s selects and focuses the tab %s', async (dir, key, name) => {
  render(
    <div dir={dir}>
      <Page />
    </div>,
  )
  await userEvent.tab()
  expect(focused()).toBe('One')
  await userEvent.keyboard(key)
  expect(focused()).toBe(name)
  const tab = screen.getByRole('tab', { selected: true })
  expect(tab.textContent).toBe(name)
  const panel = screen.getByRole('tabpanel', { name })
  expect(panel.id).toBe(tab.getAttribute('aria-controls'))
})

test('is one tab stop', async () => {
  render(
    <>
      <Page />
      <button>After</button>
    </>,
  )
  await userEvent.tab()
  await userEvent.tab()
  expect(focused()).toBe('After')
})

test('keeps its tabs in one line, with the selected one in view', async () => {
  const { rerender } = render(<Narrow selected="three" />)
  const list = screen.getByRole('tablist')
  const isInView = (name: string) => {
    const [inner, outer] = [screen.getByRole('tab', { name }), list].map((each) =>
      each.getBoundingClientRect(),
    )
    return inner!.left >= outer!.left && inner!.right <= outer!.right
  }
  await expect.poll(() => isInView('Three')).toBe(true)
  expect(isInView('One')).toBe(false)
  rerender(<Narrow selected="one" />)
  await expect.poll(() => isInView('One')).toBe(true)
  const tops = screen.getAllByRole('tab').map((tab) => tab.getBoundingClientRect().top)
  expect(new Set(tops).size).toBe(1)
})
