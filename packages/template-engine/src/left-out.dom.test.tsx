import { expect, test, vi } from 'vitest'
import { createEngine } from './index.ts'

test('a logger that is undefined is that of the package', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  createEngine({ logger: undefined } as never).compile('{.end}')
  expect(error).toHaveBeenCalled()
  error.mockRestore()
})
