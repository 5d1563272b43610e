import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Button } from '../button/button.react.tsx'
import { useConfirm } from '../confirm/index.ts'
import { Pending } from '../fetch-state/fetch-state.react.tsx'
import { EditorProvider } from '../provider/provider.react.tsx'

test('a button whose type is undefined does not submit its form', () => {
  const { container } = render(<Button type={undefined}>Bold</Button>)
  expect(container.querySelector('button')?.type).toBe('button')
})

test('a message that is undefined keeps the English one', () => {
  const { container } = render(
    <EditorProvider messages={{ 'editor.loading': undefined } as never}>
      <Pending />
    </EditorProvider>,
  )
  expect(container.textContent).toBe('Loading…')
})

function Question() {
  const confirm = useConfirm()
  return (
    <button
      onClick={() =>
        void confirm({ title: 'Sure?', confirm: undefined, cancel: undefined, signal: undefined })
      }
    >
      Ask
    </button>
  )
}

test('a question whose labels are undefined has those of the provider, and closes with its part', async () => {
  const { unmount } = render(
    <EditorProvider messages={{ 'editor.confirm.yes': 'Ja', 'editor.confirm.no': 'Nein' }}>
      <Question />
    </EditorProvider>,
  )
  fireEvent.click(screen.getByText('Ask'))
  await vi.waitFor(() => expect(screen.getByText('Ja')).toBeDefined())
  expect(screen.getByText('Nein')).toBeDefined()
  unmount()
  await vi.waitFor(() => expect(document.querySelector('dialog')).toBeNull())
})
