import { expect, test } from 'vitest'
import { allParts, parts, sizeOf } from './bundle.test-support.ts'

const react = ['react', 'react-dom']

test('the colour picker alone is at most 3.55 kB', async () => {
  expect(await sizeOf("export * from './color-picker/index.ts'", react)).toBeLessThanOrEqual(3550)
})

// The goal of 28 kB was given up: docs/decisions/0014-weight-of-the-editor.md
test('all parts together, without engines, are at most 51.8 kB', async () => {
  expect(parts.length).toBeGreaterThan(25)
  expect(await sizeOf(allParts, react)).toBeLessThanOrEqual(51_800)
})
