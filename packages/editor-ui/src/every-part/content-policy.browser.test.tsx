import { render, screen } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { CodeEditor } from '../code-editor/code-editor.react.tsx'
import { createCodeMirror } from '../codemirror/codemirror.browser.ts'
import { ColorPicker } from '../color-picker/color-picker.react.tsx'
import { DatasetEditor } from '../dataset-editor/dataset-editor.react.tsx'
import { createProseMirror } from '../prosemirror/prosemirror.browser.ts'
import '../styles.css'

const violations: string[] = []

// A policy stays for as long as its page does: these tests have a page of their own.
beforeAll(() => {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, sourceFile, lineNumber }) =>
    violations.push(`${violatedDirective} ${sourceFile}:${lineNumber}`),
  )
  const policy = document.createElement('meta')
  policy.httpEquiv = 'Content-Security-Policy'
  policy.content =
    "style-src 'nonce-abc'; require-trusted-types-for 'script'; trusted-types sitewright-editor ProseMirrorClipboard"
  document.head.append(policy)
})

/** Waits until a style element without the nonce has been refused: violations before it have arrived, too. */
async function violationsSoFar(): Promise<readonly string[]> {
  const before = violations.length
  const probe = document.createElement('style')
  probe.textContent = 'x-y { color: red }'
  document.head.append(probe)
  await vi.waitFor(() => expect(violations.length).toBeGreaterThan(before))
  probe.remove()
  return violations.splice(0).slice(0, -1)
}

test('CodeMirror has its styles where a policy asks for a nonce', async () => {
  render(<CodeEditor label="Code" defaultValue="a" engine={() => createCodeMirror} nonce="abc" />)
  const code = await screen.findByRole('textbox', { name: 'Code' })
  await vi.waitFor(() => expect(getComputedStyle(code.parentElement!).display).toBe('flex'))
  expect(await violationsSoFar()).toEqual([])
})

test('ProseMirror needs no nonce to show and to read colours and alignment', async () => {
  const host = document.body.appendChild(document.createElement('div'))
  const html = '<p style="text-align: center">a <span style="color: #ff0000">b</span></p>'
  const text = createProseMirror({ html, attributes: { 'aria-label': 'Text' } })
  const undo = text.start(host)
  expect(getComputedStyle(host.querySelector('p')!).textAlign).toBe('center')
  expect(getComputedStyle(host.querySelector('span')!).color).toBe('rgb(255, 0, 0)')
  expect(text.html()).toBe(html)
  // The styles of HTML that is read are reported all the same.
  await violationsSoFar()
  text.exec({ type: 'align', align: 'right' })
  await vi.waitFor(() => expect(getComputedStyle(host.querySelector('p')!).textAlign).toBe('right'))
  expect(await violationsSoFar()).toEqual([])
  undo()
  host.remove()
})

test('ProseMirror reads the colours of what is pasted', async () => {
  const host = document.body.appendChild(document.createElement('div'))
  const text = createProseMirror({ attributes: { 'aria-label': 'Text' } })
  const undo = text.start(host)
  const clipboardData = new DataTransfer()
  clipboardData.setData(
    'text/html',
    '<p><span style="color: rgb(0, 128, 0)">b</span><span style="color: black">c</span></p>',
  )
  host
    .querySelector('[role=textbox]')!
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  await vi.waitFor(() => expect(text.html()).toBe('<p><span style="color: #008000">b</span>c</p>'))
  await violationsSoFar()
  undo()
  host.remove()
})

test('parts that set colours and sizes need no nonce', async () => {
  render(
    <>
      <ColorPicker label="Colour" defaultValue="#336699" swatches={['#ff0000']} />
      <DatasetEditor defaultValue={{ series: ['Bread'], rows: [{ label: 'May', values: ['1'] }] }} />
    </>,
  )
  const picker = screen.getByRole('group', { name: 'Colour' })
  expect(getComputedStyle(picker).getPropertyValue('--_color')).toBe('#336699')
  expect(await violationsSoFar()).toEqual([])
})
