import { render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Button } from '../button/button.react.tsx'
import { TextField } from '../field/field.react.tsx'
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

test('a busy button keeps the focus and ignores clicks, also of its form', async () => {
  const events: string[] = []
  render(
    <form onSubmit={() => events.push('submit')}>
      <Button type="submit" isBusy onClick={() => events.push('click')}>
        Save
      </Button>
    </form>,
  )
  screen.getByRole('button').focus()
  await userEvent.keyboard('{Enter}')
  expect([events, focused()]).toEqual([[], 'Save'])
})

test('a field is named by its label, and described by its problem and its hint', () => {
  render(
    <TextField
      label="Name"
      hint="As on the page"
      problem="Please enter a name"
      value=""
      onChange={() => undefined}
    />,
  )
  const input = screen.getByLabelText('Name')
  const texts = (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id))
  expect(texts.map((text) => text?.textContent)).toEqual(['Please enter a name', 'As on the page'])
  expect(input.getAttribute('aria-invalid')).toBe('true')
})
