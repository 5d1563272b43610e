import { expect, test } from 'vitest'
import { sizeOf } from '../bundle.test-support.ts'

test('ProseMirror with its schema, commands and parser is at most 75 kB', async () => {
  const size = await sizeOf("export * from './prosemirror/index.ts'")
  expect(size).toBeLessThanOrEqual(75_000)
})
