import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { createProseMirror } from '../prosemirror/prosemirror.browser.ts'
import { select } from '../prosemirror/prosemirror.test-support.ts'
import { RichTextEditor } from './rich-text.react.tsx'
import '../styles.css'

afterEach(cleanup)

test('keeps what is typed while its caller is late, and takes another text', async () => {
  const reports: string[] = []
  const editor = (value: string) => (
    <RichTextEditor
      label="Text"
      value={value}
      engine={() => createProseMirror}
      onChange={(html) => reports.push(html)}
    />
  )
  const { rerender } = render(editor('<p>a</p>'))
  const text = await screen.findByRole('textbox', { name: 'Text' })
  await userEvent.click(text)
  await userEvent.keyboard('{End}bc')
  await vi.waitFor(() => expect(reports).toEqual(['<p>ab</p>', '<p>abc</p>']))
  rerender(editor('<p>ab</p>'))
  await userEvent.keyboard('d')
  await vi.waitFor(() => expect(reports.at(-1)).toBe('<p>abcd</p>'))
  rerender(editor('<p>other</p>'))
  await vi.waitFor(() => expect(text.textContent).toBe('other'))
})

const frames = () => new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then)))
const isInToolbar = (node: Node | null | undefined): boolean =>
  node instanceof Element && node.closest('[role=toolbar]') !== null

test('opens with a toolbar that is drawn once, as the started text has it, without measuring the page', async () => {
  const styles = vi.spyOn(window, 'getComputedStyle')
  const boxes = vi.spyOn(Element.prototype, 'getBoundingClientRect')
  const changes: MutationRecord[] = []
  const observer = new MutationObserver((records) => changes.push(...records))
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
  onTestFinished(() => {
    observer.disconnect()
    vi.restoreAllMocks()
  })
  render(<RichTextEditor label="Text" defaultValue="<p>a</p>" engine={() => createProseMirror} />)
  await vi.waitFor(() => expect(document.querySelector('[contenteditable=true]')).not.toBeNull())
  await frames()
  expect(document.querySelectorAll('[role=toolbar] button')).toHaveLength(20)
  expect(document.querySelector('[data-item=bold]')?.hasAttribute('aria-disabled')).toBe(false)
  expect(changes.filter(({ target }) => isInToolbar(target))).toEqual([])
  // A button that was drawn as disabled at first would fade.
  const isFading = ({ effect }: Animation) => effect instanceof KeyframeEffect && isInToolbar(effect.target)
  expect(document.getAnimations().filter(isFading)).toEqual([])
  // The direction of the text, which decides where text without an alignment is.
  expect(styles.mock.calls.length).toBeLessThanOrEqual(1)
  expect(boxes).not.toHaveBeenCalled()
})

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

test.each([
  ['is not edited', '', 'our <a href="/menu"><strong>new</strong> menu </a>today'],
  ['is edited', 'list', 'our <a href="/menu"><strong>list</strong></a>today'],
])('a link on text that ends in a space, whose name %s', async (_, name, html) => {
  const reports: string[] = []
  render(
    <RichTextEditor
      label="Text"
      defaultValue="<p>our <strong>new</strong> menu today</p>"
      engine={() => createProseMirror}
      onChange={(next) => reports.push(next)}
    />,
  )
  await select(await screen.findByRole('textbox', { name: 'Text' }), 'new', ' menu ')
  await press('Link')
  await userEvent.fill(await screen.findByRole('textbox', { name: 'Page' }), '/menu')
  if (name) await userEvent.fill(screen.getByRole('textbox', { name: 'Link Name' }), name)
  await press('Save')
  await vi.waitFor(() => expect(reports).toEqual([`<p>${html}</p>`]))
})

test('another label renames the text', async () => {
  const editor = (label: string) => (
    <RichTextEditor label={label} defaultValue="<p>a</p>" engine={() => createProseMirror} />
  )
  const { rerender } = render(editor('Text'))
  const text = await screen.findByRole('textbox', { name: 'Text' })
  rerender(editor('Description'))
  await expect.poll(() => text.ariaLabel).toBe('Description')
  expect([text.textContent, text.ariaMultiLine]).toEqual(['a', 'true'])
})
