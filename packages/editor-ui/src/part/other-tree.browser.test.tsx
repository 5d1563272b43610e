import { fireEvent, render, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { createStore } from '@sitewright/machine/store'
import { DatasetEditor } from '../dataset-editor/dataset-editor.react.tsx'
import { FileManager } from '../file-manager/file-manager.react.tsx'
import { createFileServer } from '../file-manager/file-manager.testing.ts'
import { TagManager } from '../tag-manager/tag-manager.react.tsx'
import { emptyState, type RichTextController } from '../rich-text/rich-text.ts'
import { createTagServer } from '../tag-manager/tag-manager.testing.ts'
import { Tabs } from '../tabs/tabs.react.tsx'
import { Toolbar } from '../toolbar/toolbar.react.tsx'

// Parts in a shadow tree, whose ids the document does not find, and in a frame, whose elements are of another window.

const inShadow = (mode: ShadowRootMode) => (): HTMLElement => {
  const host = document.body.appendChild(document.createElement('div'))
  return host.attachShadow({ mode }).appendChild(document.createElement('div'))
}

function inFrame(): HTMLElement {
  const { contentDocument } = document.body.appendChild(document.createElement('iframe'))
  return contentDocument!.body.appendChild(contentDocument!.createElement('div'))
}

afterEach(() => document.body.replaceChildren())

/** The element with the focus in the tree of a part. */
const focusIn = (part: HTMLElement) => (part.getRootNode() as Document | ShadowRoot).activeElement
const places = [
  ['a shadow tree', inShadow('open')],
  ['a closed shadow tree', inShadow('closed')],
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

test.each(places)(
  'a press in a panel of a toolbar leaves it open in %s, and one elsewhere closes it',
  async (_, open) => {
    const container = open()
    const beside = container.parentNode!.appendChild(container.ownerDocument.createElement('p'))
    const controller: RichTextController = {
      ...createStore({ ...emptyState, isEditable: true }),
      exec: () => true,
      focus: () => {},
      linkAtSelection: () => ({ href: '', text: '', newWindow: false }),
    }
    render(<Toolbar controller={controller} panels={{ link: () => <input aria-label="Address" /> }} />, {
      container,
    })
    const page = within(container)
    const button = page.getByRole('button', { name: 'Link' })
    for (const elsewhere of [beside, container.ownerDocument.body]) {
      fireEvent.click(button)
      const field = await page.findByRole('textbox', { name: 'Address' })
      for (const inside of [field, button]) fireEvent.pointerDown(inside)
      expect(page.queryByRole('textbox')).toBe(field)
      fireEvent.pointerDown(elsewhere)
      await waitFor(() => expect(page.queryByRole('textbox')).toBeNull())
    }
  },
)
