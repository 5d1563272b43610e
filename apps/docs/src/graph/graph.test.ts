import { expect, test } from 'vitest'
import { arrange, heightOf } from './arrange.ts'
import { columnsOf, parseFlowchart } from './flowchart.ts'

const chart = parseFlowchart(
  'flowchart TD\n  a[cart]\n  b[site]\n  c[machine]\n  d[demo]\n  a --> b\n  b --> c\n  a --> c\n  d --> a',
)

test('each box stands behind all that lead to it', () => {
  expect([...columnsOf(chart)]).toEqual([
    ['d', 0],
    ['a', 1],
    ['b', 2],
    ['c', 3],
  ])
})

test('boxes and passing arrows of a column do not overlap', () => {
  const { stops } = arrange(chart)
  for (const one of stops.values()) {
    for (const other of stops.values()) {
      if (one === other || one.column !== other.column) continue
      expect(Math.abs(one.y - other.y)).toBeGreaterThanOrEqual((heightOf(one.id) + heightOf(other.id)) / 2)
    }
  }
})

test.each([
  ['flowchart TD\n  a{{b}}', 'This line of a flowchart cannot be drawn: a{{b}}'],
  ['flowchart TD\n  a[a]\n  b[b]\n  a --> b\n  b --> a', 'A flowchart has a circle'],
])('%j throws: %s', (text, message) => {
  expect(() => columnsOf(parseFlowchart(text))).toThrow(message)
})
