import { render, screen } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { createProseMirror } from '../prosemirror/prosemirror.browser.ts'
import { RichTextEditor } from '../rich-text/rich-text.react.tsx'
import type { RichTextEngine } from '../rich-text/rich-text-engine.browser.ts'

// A policy stays for as long as its page does: these tests have a page of their own.
beforeAll(() => {
  const policy = document.createElement('meta')
  policy.httpEquiv = 'Content-Security-Policy'
  policy.content = "require-trusted-types-for 'script'; trusted-types 'none'"
  document.head.append(policy)
})

test('a page that allows no policy has its text in a browser that parses safely by itself', async () => {
  const markup = '<p style="text-align: center">a <span style="color: #ff0000"><strong>b</strong></span></p>'
  render(<RichTextEditor label="Story" defaultValue={markup} engine={() => createProseMirror} />)
  const text = await screen.findByRole('textbox', { name: 'Story' })
  await vi.waitFor(() => expect(text.textContent).toBe('a b'))
  expect(text.querySelector('strong')?.textContent).toBe('b')
  expect(getComputedStyle(text.querySelector('p')!).textAlign).toBe('center')
})

test('an engine that cannot show the text says so, and the page stays', async () => {
  const start = vi.fn<() => () => void>(() => {
    throw new TypeError('This document requires TrustedHTML.')
  })
  const engine: RichTextEngine = (options) => ({ ...createProseMirror(options), start })
  render(
    <>
      <p>Hello</p>
      <RichTextEditor label="Story" engine={() => engine} />
    </>,
  )
  await screen.findByText('Unable to load. Try again.')
  expect(screen.getByText('Hello').isConnected).toBe(true)
  start.mockImplementation(() => () => undefined)
  screen.getByRole('button', { name: 'Try again' }).click()
  await vi.waitFor(() => expect(screen.queryByText('Unable to load. Try again.')).toBeNull())
})
