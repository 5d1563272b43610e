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
