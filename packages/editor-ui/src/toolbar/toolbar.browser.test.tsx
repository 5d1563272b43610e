import { createStore } from '@sitewright/machine/store'
import { act, cleanup, render, screen } from '@testing-library/react'
import { Profiler, useRef } from 'react'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import '../styles.css'
import { emptyState, type RichTextController, type RichTextState } from '../rich-text/rich-text.ts'
import { Toolbar } from './toolbar.react.tsx'

afterEach(cleanup)

const groups = [['undo'], ['block'], ['bold', 'italic'], ['color', 'link']] as const

function createController(part: Partial<RichTextState> = {}) {
  const store = createStore<RichTextState>({ ...emptyState, isEditable: true, canUndo: true, ...part })
  const controller: RichTextController = {
    ...store,
    exec: vi.fn(() => true),
    focus: vi.fn(),
    linkAtSelection: () => ({ href: '', text: '', newWindow: false }),
  }
  return {
    controller,
    update: (next: Partial<RichTextState>) => store.update((state) => ({ ...state, ...next })),
  }
}

function Page({ controller }: { readonly controller: RichTextController }) {
  const editor = useRef<HTMLTextAreaElement>(null)
  const panel = (name: string) => (close: () => void) => (
    <>
      <input aria-label={name} />
      <button onClick={close}>Done</button>
    </>
  )
  return (
    <>
      <button>Before</button>
      <Toolbar
        controller={controller}
        groups={groups}
        panels={{ color: panel('Hex'), link: panel('Address') }}
        editor={editor}
      />
      <textarea ref={editor} aria-label="Text" defaultValue="abc" />
    </>
  )
}

function open(part: Partial<RichTextState> = {}) {
  const opened = createController(part)
  render(<Page controller={opened.controller} />)
  return opened
}

const press = (keys: string) => userEvent.keyboard(keys)
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const focused = () => document.activeElement?.getAttribute('aria-label')

test('with text at 200 % on a phone, its buttons and its menu are no wider than their place', async () => {
  document.documentElement.style.fontSize = '200%'
  document.body.style.inlineSize = '260px'
  onTestFinished(() => {
    document.documentElement.removeAttribute('style')
    document.body.removeAttribute('style')
  })
  open({ block: 2 })
  const toolbar = screen.getByRole('toolbar')
  const { right } = toolbar.getBoundingClientRect()
  const styles = button(/^Paragraph style/)
  expect(styles.getBoundingClientRect().right).toBeLessThan(right)
  await userEvent.click(styles)
  expect(screen.getByRole('menu').getBoundingClientRect().right).toBeLessThanOrEqual(right)
})

test('is one Tab stop, the button that had the focus last', async () => {
  open()
  button('Before').focus()
  await press('{Tab}')
  expect(focused()).toBe('Undo')
  await press('{ArrowRight}{ArrowRight}{Tab}')
  expect(focused()).toBe('Text')
  await press('{Shift>}{Tab}{/Shift}')
  expect(focused()).toBe('Bold')
})

test('arrow keys, Home and End walk along it, round its ends', async () => {
  open()
  button('Undo').focus()
  await press('{ArrowLeft}')
  expect(focused()).toBe('Link')
  await press('{ArrowRight}{ArrowRight}')
  expect(focused()).toBe('Paragraph style: Paragraph')
  await press('{End}')
  expect(focused()).toBe('Link')
  await press('{Home}')
  expect(focused()).toBe('Undo')
})

test('the left arrow key leads on from right to left', async () => {
  document.documentElement.dir = 'rtl'
  open()
  button('Undo').focus()
  await press('{ArrowLeft}')
  expect(focused()).toBe('Paragraph style: Paragraph')
  document.documentElement.dir = ''
})

test('Alt+F10 leads from the text to the toolbar, and Escape back', async () => {
  const { controller } = open()
  screen.getByRole('textbox', { name: 'Text' }).focus()
  await press('{Alt>}{F10}{/Alt}')
  expect(focused()).toBe('Undo')
  await press('{Escape}')
  expect(controller.focus).toHaveBeenCalledOnce()
})

test('a press with the mouse leaves the focus in the text', async () => {
  const { controller } = open()
  const text = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' })
  text.focus()
  text.setSelectionRange(1, 2)
  await userEvent.click(button('Bold'))
  expect(controller.exec).toHaveBeenCalledWith({ type: 'mark', mark: 'bold' })
  expect(document.activeElement).toBe(text)
  expect([text.selectionStart, text.selectionEnd]).toEqual([1, 2])
})

test('shows what the selection has, in all three states', async () => {
  const { update } = open({ bold: 'mixed', italic: true })
  expect(button('Bold').getAttribute('aria-pressed')).toBe('mixed')
  expect(button('Italic').getAttribute('aria-pressed')).toBe('true')
  update({ bold: false })
  await vi.waitFor(() => expect(button('Bold').getAttribute('aria-pressed')).toBe('false'))
})

test('a button that cannot be used now keeps its place in the row and does nothing', async () => {
  const { controller } = open({ canUndo: false })
  button('Undo').focus()
  expect(button('Undo').getAttribute('aria-disabled')).toBe('true')
  await press('{Enter}')
  expect(controller.exec).not.toHaveBeenCalled()
})

test('the menu of paragraph styles is walked with the arrow keys, and Enter chooses', async () => {
  const { controller } = open({ block: 2 })
  button(/Paragraph style/).focus()
  await press('{Enter}')
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Heading 2'))
  await press('{ArrowDown}')
  expect(document.activeElement?.textContent).toBe('Heading 3')
  await press('{End}{ArrowDown}')
  expect(document.activeElement?.textContent).toBe('Paragraph')
  await press('{ArrowDown}{Enter}')
  expect(controller.exec).toHaveBeenCalledWith({ type: 'block', level: 1 })
  expect(screen.queryByRole('menu')).toBeNull()
  expect(focused()).toBe('Paragraph style: Heading 2')
})

test('Escape closes a panel and gives the focus back to where it came from', async () => {
  open()
  screen.getByRole('textbox', { name: 'Text' }).focus()
  await press('{Control>}k{/Control}')
  await vi.waitFor(() => expect(focused()).toBe('Address'))
  expect(screen.getByRole('dialog', { name: 'Link' })).toBeTruthy()
  await press('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(focused()).toBe('Text')
})

test('Ctrl+K opens the link on a keyboard of another alphabet', async () => {
  open()
  const text = screen.getByRole('textbox', { name: 'Text' })
  const init = { key: 'ל', code: 'KeyK', ctrlKey: true, bubbles: true, cancelable: true }
  act(() => void text.dispatchEvent(new KeyboardEvent('keydown', init)))
  await vi.waitFor(() => expect(focused()).toBe('Address'))
})

test('Escape on the button of an open panel closes it, and a dialog around it does not notice', async () => {
  const escapes: KeyboardEvent[] = []
  const around = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') escapes.push(event)
  }
  document.body.addEventListener('keydown', around)
  onTestFinished(() => document.body.removeEventListener('keydown', around))
  const { controller } = open()
  button('Link').focus()
  await press('{Enter}')
  await vi.waitFor(() => expect(focused()).toBe('Address'))
  await press('{Shift>}{Tab}{/Shift}')
  expect(focused()).toBe('Link')
  await press('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(focused()).toBe('Link')
  await press('{Escape}')
  expect(controller.focus).toHaveBeenCalledOnce()
  expect(escapes).toEqual([])
})

test('a panel that opens in place of another one has nothing of it', async () => {
  const panel = () => <input aria-label="Field" defaultValue="#000000" />
  const { controller } = createController()
  render(<Toolbar controller={controller} panels={{ color: panel, background: panel }} />)
  button('Text colour').focus()
  await press('{Enter}')
  await vi.waitFor(() => expect(focused()).toBe('Field'))
  await press('{Control>}a{/Control}#ff0000{Shift>}{Tab}{/Shift}{ArrowRight}{Enter}')
  await vi.waitFor(() => expect(focused()).toBe('Field'))
  expect(screen.getByRole('dialog', { name: 'Background colour' })).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('#000000')
})

test('a panel closes when the focus or a press goes elsewhere', async () => {
  open()
  await userEvent.click(button('Link'))
  await userEvent.click(button('Text colour'))
  await vi.waitFor(() => expect(focused()).toBe('Hex'))
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  await userEvent.click(button('Before'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a panel closes itself when it is done', async () => {
  open()
  button('Link').focus()
  await press('{Enter}')
  await userEvent.click(await screen.findByRole('button', { name: 'Done' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(focused()).toBe('Link')
})

test('a panel stays within the toolbar, also at its end and from right to left', async () => {
  for (const dir of ['ltr', 'rtl']) {
    document.documentElement.dir = dir
    open()
    await userEvent.click(button('Link'))
    const panel = (await screen.findByRole('dialog')).getBoundingClientRect()
    expect(panel.left).toBeGreaterThanOrEqual(0)
    expect(panel.right).toBeLessThanOrEqual(document.documentElement.clientWidth)
    cleanup()
  }
  document.documentElement.dir = ''
})

test('is drawn once when it opens, with one subscription for all its buttons, and once for a change', () => {
  const { controller, update } = createController()
  const subscribe = vi.fn(controller.subscribe)
  const drawn = vi.fn()
  render(
    <Profiler id="toolbar" onRender={drawn}>
      <Toolbar controller={{ ...controller, subscribe }} />
    </Profiler>,
  )
  expect([drawn.mock.calls.length, subscribe.mock.calls.length]).toEqual([1, 1])
  act(() => update({ bold: true }))
  expect(button('Bold').getAttribute('aria-pressed')).toBe('true')
  expect([drawn.mock.calls.length, subscribe.mock.calls.length]).toEqual([2, 1])
})

test('a button without a panel is not shown', () => {
  const { controller } = createController()
  render(<Toolbar controller={controller} />)
  expect(screen.queryByRole('button', { name: 'Link' })).toBeNull()
  expect(button('Bold')).toBeTruthy()
})

test('leaves out what is no button of a toolbar', () => {
  const { controller } = createController()
  render(<Toolbar controller={controller} groups={[['toString', 'nonsense', 'bold']] as never} />)
  expect(screen.getAllByRole('button').map((each) => each.getAttribute('aria-label'))).toEqual(['Bold'])
})
