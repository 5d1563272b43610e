import { describe, expect, test } from 'vitest'
import { runByClosures } from '../codegen/everywhere.test-support.ts'

const fixtures = Object.entries(
  import.meta.glob<string>('./fixtures/**/*.txt', { query: '?raw', import: 'default', eager: true }),
)

describe('in Chromium', () => {
  test('has fixtures', () => {
    expect(fixtures.length).toBeGreaterThan(200)
  })

  test.each(fixtures)('renders %s', (_, source) => {
    const { output, expected, errors, wanted } = runByClosures(source)
    expect({ output, errors }).toEqual({ output: expected, errors: wanted })
  })
})
