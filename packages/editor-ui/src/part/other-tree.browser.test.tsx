import { fireEvent, render, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { DatasetEditor } from '../dataset-editor/dataset-editor.react.tsx'
import { FileManager } from '../file-manager/file-manager.react.tsx'
import { createFileServer } from '../file-manager/file-manager.testing.ts'
import { TagManager } from '../tag-manager/tag-manager.react.tsx'
import { createTagServer } from '../tag-manager/tag-manager.testing.ts'
import { Tabs } from '../tabs/tabs.react.tsx'

// Parts in a shadow tree, whose ids the document does not find, and in a frame, whose elements are of another window.

function inShadow(): HTMLElement {
  const host = document.body.appendChild(document.createElement('div'))
  return host.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'))
}

function inFrame(): HTMLElement {
  const { contentDocument } = document.body.appendChild(document.createElement('iframe'))
  return contentDocument!.body.appendChild(contentDocument!.createElement('div'))
}

afterEach(() => document.body.replaceChildren())

/** The element with the focus in the tree of a part. */
const focusIn = (part: HTMLElement) => (part.getRootNode() as Document | ShadowRoot).activeElement
const places = [
  ['a shadow tree', inShadow],
  ['a frame', inFrame],
] as const

test.each(places)('the arrow keys of a dataset take the focus along in %s', async (_, open) => {
  const container = open()
  render(<DatasetEditor defaultValue={{ series: ['Bread'], rows: [{ label: 'May', values: ['1'] }] }} />, {
    container,
  })
  const [corner] = within(container).getAllByRole('columnheader')
  corner!.focus()
  fireEvent.keyDown(corner!, { key: 'ArrowDown' })
  await waitFor(() => expect(focusIn(container)?.textContent).toBe('May'))
  fireEvent.keyDown(focusIn(container)!, { key: 'F2' })
  await waitFor(() => expect(focusIn(container)?.localName).toBe('input'))
  fireEvent.keyDown(focusIn(container)!, { key: 'Escape' })
  await waitFor(() => expect(focusIn(container)?.textContent).toBe('May'))
})

test.each(places)('the focus returns to a file that was renamed in %s', async (_, open) => {
  const container = open()
  const { transport } = createFileServer({ files: [{ id: 'a', name: 'bread.png' }] })
  render(<FileManager {...transport} />, { container })
  const page = within(container)
  fireEvent.click(await page.findByRole('option'))
  fireEvent.click(page.getByRole('button', { name: 'Rename' }))
  await waitFor(() => expect(focusIn(container)?.localName).toBe('input'))
  fireEvent.keyDown(focusIn(container)!, { key: 'Escape' })
  await waitFor(() => expect(focusIn(container)).toBe(page.getByRole('option')))
})

test.each(places)('the focus returns to the button that began to edit a tag in %s', async (_, open) => {
  const container = open()
  const { tags, transport } = createTagServer({ tags: [{ id: '"1"', name: 'Bread' }] })
  render(<TagManager tagType="tag" tags={tags()} {...transport} />, { container })
  const page = within(container)
  const edit = page.getByRole('button', { name: /^Edit/ })
  edit.focus()
  fireEvent.click(edit)
  await waitFor(() => expect(focusIn(container)?.localName).toBe('input'))
  fireEvent.keyDown(focusIn(container)!, { key: 'Escape' })
  await waitFor(() => expect(focusIn(container)).toBe(page.getByRole('button', { name: /^Edit/ })))
})

function Pages() {
  const [selected, select] = useState('one')
  const tabs = ['one', 'two', 'three'].map((id) => ({ id, label: id }))
  return <Tabs tabs={tabs} selected={selected} onSelect={select} />
}

test.each(places)(
  'the arrow keys of tabs take the focus along in %s, from right to left',
  async (_, open) => {
    const container = open()
    container.dir = 'rtl'
    render(<Pages />, { container })
    const [first] = within(container).getAllByRole('tab')
    first!.focus()
    fireEvent.keyDown(first!, { key: 'ArrowLeft' })
    await waitFor(() => expect(focusIn(container)?.textContent).toBe('two'))
  },
)
