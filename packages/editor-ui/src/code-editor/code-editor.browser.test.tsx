import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import '../styles.css'
import { createCodeMirror } from '../codemirror/codemirror.browser.ts'
import { CodeEditor } from './code-editor.react.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const press = (keys: string) => userEvent.keyboard(keys)
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Code' })
const onAndroid = () =>
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 14)')

// spec: EDT-018
test('edits the code of a block in a textarea', async () => {
  const changed = vi.fn()
  render(<CodeEditor label="Code" defaultValue="<p>" onChange={changed} />)
  field().focus()
  field().setSelectionRange(3, 3)
  await press('a')
  expect(changed).toHaveBeenLastCalledWith('<p>a')
  expect(field().value).toBe('<p>a')
})

test('Tab indents, Shift+Tab outdents, and Ctrl+Z undoes it', async () => {
  render(<CodeEditor label="Code" defaultValue={'a\nb'} />)
  field().focus()
  field().setSelectionRange(0, 3)
  await press('{Tab}')
  expect(field().value).toBe('  a\n  b')
  await press('{Shift>}{Tab}{/Shift}')
  expect(field().value).toBe('a\nb')
  await press('{Control>}zz{/Control}')
  expect(field().value).toBe('a\nb')
  expect(document.activeElement).toBe(field())
})

test('Escape, then Tab leaves', async () => {
  render(
    <>
      <CodeEditor label="Code" defaultValue="a" />
      <button>After</button>
    </>,
  )
  field().focus()
  await press('{Escape}{Tab}')
  expect(document.activeElement?.textContent).toBe('After')
  expect(field().value).toBe('a')
})

test('another key after Escape stays', async () => {
  render(<CodeEditor label="Code" defaultValue="" />)
  field().focus()
  await press('{Escape}a{Tab}')
  expect(field().value).toBe('a  ')
})

test('numbers the lines', () => {
  const { container } = render(<CodeEditor label="Code" value={'a\nb'} />)
  expect(container.querySelector('[data-editor=code-lines]')?.textContent).toBe('1\n2')
})

test('code that may not be edited is not indented', async () => {
  render(
    <>
      <CodeEditor label="Code" defaultValue="a" isEditable={false} />
      <button>After</button>
    </>,
  )
  field().focus()
  await press('{Tab}')
  expect(field().value).toBe('a')
  expect(document.activeElement?.textContent).toBe('After')
})

// spec: EDT-057
test('on Android shows the message and the code', () => {
  onAndroid()
  render(<CodeEditor label="Code" value="<p>a</p>" />)
  expect(screen.getByRole('status').textContent).toBe('Code editing is not available on Android.')
  expect(field().value).toBe('<p>a</p>')
  expect(field().readOnly).toBe(true)
})

test('an engine colours the code, and reports what is typed', async () => {
  const changed = vi.fn()
  render(
    <CodeEditor
      label="Code"
      defaultValue="<b>a</b>"
      language="html"
      engine={() => createCodeMirror}
      onChange={changed}
    />,
  )
  const code = await screen.findByRole('textbox', { name: 'Code' })
  await vi.waitFor(() => expect(code.querySelector('.tok-typeName')?.textContent).toBe('b'))
  await userEvent.click(code)
  await press('{Control>}{End}{/Control}c')
  await vi.waitFor(() => expect(changed).toHaveBeenLastCalledWith('<b>a</b>c'))
})

test.for([
  ['css', 'a { color: red }', '.tok-propertyName', 'color'],
  ['javascript', 'const a = 1', '.tok-keyword', 'const'],
] as const)('knows %s', async ([language, value, selector, text]) => {
  render(<CodeEditor label="Code" value={value} language={language} engine={() => createCodeMirror} />)
  await vi.waitFor(() => expect(document.querySelector(selector)?.textContent).toBe(text))
})

test('an engine that cannot be loaded can be loaded again', async () => {
  let tries = 0
  const load = vi.fn(() =>
    tries++ === 0 ? Promise.reject(new Error('offline')) : Promise.resolve(createCodeMirror),
  )
  render(<CodeEditor label="Code" value="a" engine={load} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('textbox', { name: 'Code' })).toBeTruthy()
})

test('in an engine, too, Tab indents, and Escape, then Tab leaves', async () => {
  const changed = vi.fn()
  render(
    <>
      <CodeEditor label="Code" defaultValue="a" engine={() => createCodeMirror} onChange={changed} />
      <button>After</button>
    </>,
  )
  const code = await screen.findByRole('textbox', { name: 'Code' })
  code.focus()
  await press('{Tab}')
  await vi.waitFor(() => expect(changed).toHaveBeenLastCalledWith('  a'))
  await press('{Escape}{Tab}')
  expect(document.activeElement?.textContent).toBe('After')
})

test('follows another value, language and permission in an engine', async () => {
  const changed = vi.fn()
  const editor = (value: string, isEditable: boolean) => (
    <CodeEditor
      label="Code"
      value={value}
      isEditable={isEditable}
      engine={() => createCodeMirror}
      onChange={changed}
    />
  )
  const { rerender } = render(editor('a', true))
  const code = await screen.findByRole('textbox', { name: 'Code' })
  rerender(editor('b', false))
  await vi.waitFor(() => expect(code.textContent).toContain('b'))
  expect(code.getAttribute('contenteditable')).toBe('false')
  expect(changed).not.toHaveBeenCalled()
})

test('Tab indents the selected lines of code with Windows line ends', async () => {
  render(<CodeEditor label="Code" defaultValue={'one\r\ntwo\r\nthree\r\nfour'} />)
  field().focus()
  field().setSelectionRange(4, 13)
  await press('{Tab}')
  expect(field().value).toBe('one\n  two\n  three\nfour')
})

test('undoes nothing of the code before in an engine, and keeps what is typed while its caller is late', async () => {
  const reports: string[] = []
  const editor = (value: string) => (
    <CodeEditor
      label="Code"
      value={value}
      engine={() => createCodeMirror}
      onChange={(next) => reports.push(next)}
    />
  )
  const { rerender } = render(editor('A'))
  const code = await screen.findByRole('textbox', { name: 'Code' })
  code.focus()
  await press('{Control>}{End}{/Control}bc')
  await vi.waitFor(() => expect(reports).toEqual(['Ab', 'Abc']))
  rerender(editor('Ab'))
  await press('d')
  await vi.waitFor(() => expect(reports.at(-1)).toBe('Abcd'))
  rerender(editor('other'))
  await vi.waitFor(() => expect(code.textContent).toBe('other'))
  await press('{Control>}z{/Control}e')
  await vi.waitFor(() => expect(reports.at(-1)).toContain('e'))
  expect(code.textContent).not.toContain('A')
})

test.each([
  ['a textarea', undefined],
  ['an engine', () => createCodeMirror],
])('the first Escape in %s leaves a dialog around it open', async (_, engine) => {
  const dialog = document.body.appendChild(document.createElement('dialog'))
  onTestFinished(() => dialog.remove())
  dialog.showModal()
  render(<CodeEditor label="Code" defaultValue="a" engine={engine} />, { container: dialog })
  const code = await screen.findByRole('textbox', { name: 'Code' })
  code.focus()
  await press('{Escape}')
  expect(dialog.open).toBe(true)
  await press('{Escape}')
  await expect.poll(() => dialog.open).toBe(false)
})

test('another label renames the code of an engine', async () => {
  const editor = (label: string) => (
    <CodeEditor label={label} defaultValue="a" engine={() => createCodeMirror} />
  )
  const { rerender } = render(editor('Code'))
  const code = await screen.findByRole('textbox', { name: 'Code' })
  rerender(editor('Style'))
  await expect.poll(() => code.ariaLabel).toBe('Style')
  expect(code.getAttribute('aria-describedby')).not.toBeNull()
})
