import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { createProseMirror } from '../prosemirror/prosemirror.browser.ts'
import { RichTextEditor } from './rich-text.react.tsx'
import '../styles.css'

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
