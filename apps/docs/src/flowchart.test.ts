import { expect, test } from 'vitest'
import { drawFlowchart } from './flowchart.ts'

const svg = drawFlowchart('flowchart TD\n  a[app]\n  b[core]\n  a --> b\n')

test('a drawing has a box for each name, and an arrow from one to the next', () => {
  expect([...svg.matchAll(/<text[^>]*>(\w+)</g)].map(([, label]) => label)).toEqual(['app', 'core'])
  expect(svg.match(/<path /g)).toHaveLength(1)
})

test('a drawing is told in words', () => {
  expect(svg).toContain('aria-label="app leads to core. core leads to nothing."')
})
