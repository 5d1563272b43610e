import { expect, test } from 'vitest'

test('is imported without a document, as on a server', async () => {
  expect(typeof Document).toBe('undefined')
  expect(await import('./inert.dom.ts')).toHaveProperty('inertBody')
})
