import { expect, test } from 'vitest'
import { parseFixture } from '../testing.ts'

test.each([
  ['nothing at all', '', 'TEMPLATE'],
  ['no template', ':OUTPUT\na', 'TEMPLATE'],
  ['no output', ':TEMPLATE\na', 'OUTPUT'],
])('a fixture with %s is refused', (_, source, section) => {
  expect(() => parseFixture(source)).toThrow(`The fixture has no section ":${section}".`)
})

test('an output may be empty, and lines above the first section are a remark', () => {
  expect(parseFixture('A remark.\n:TEMPLATE\n{a}\n:OUTPUT\n')).toMatchObject({ template: '{a}', output: '' })
})
