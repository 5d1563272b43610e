import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { RichTextEditor, type RichTextEngine } from './index.ts'

test.each([null, undefined, 5])('an engine that is %s is a failure that can be tried again', async (none) => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => {})
  const engine = () => none as unknown as RichTextEngine
  render(<RichTextEditor label="Text" engine={engine} />)
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined()
  expect(reported).toHaveBeenCalledOnce()
  reported.mockRestore()
})
