import { expect, test } from 'vitest'
import { chartMarkup } from './chart-svg.ts'

const dataset = {
  series: ['Pots', 'Cracked'],
  rows: [
    { label: 'May', values: ['210', '12'] },
    { label: 'June', values: ['180', '9'] },
  ],
}

test.each([
  ['bar', 4],
  ['line', 2],
  ['pie', 2],
] as const)('a %s chart is a picture with a name, and has %i shapes', (kind, count) => {
  const markup = chartMarkup('Out of the kiln', dataset, kind, 'en-US')
  expect(markup).toContain('role="img" aria-label="Out of the kiln"')
  expect(markup.match(/<path /g)).toHaveLength(count)
})

test('texts are escaped', () => {
  const markup = chartMarkup('<b>', { ...dataset, series: ['<i>', '&'] }, 'bar', 'en-US')
  expect(markup).not.toMatch(/<[bi]>/)
})
