import { expect, test } from 'vitest'
import { positionOf, sourceMap } from './source-map.ts'

// Base64 VLQ, https://tc39.es/ecma426/#sec-base64-vlq: column of the code, source, line and column of the template.
test.each([
  [[undefined, 0, undefined], ';AAAA;'],
  [[1, 15], 'AAAC;AAAc'],
  [[16, 0], 'AAAgB;AAAhB'],
  [[20, 1023, 1], 'AAAoB;AAA2+B;AAA9/B'],
  [[1026, 1, 1026], 'AACA;AADC;AACD'],
])('the lines of code from %j are mapped to %s', (origins, mappings) => {
  const source = `${'a'.repeat(1025)}\nb`
  expect(sourceMap(origins, source, 'page.html')).toEqual({
    version: 3,
    sources: ['page.html'],
    sourcesContent: [source],
    names: [],
    mappings,
  })
})

test.each([
  [0, [1, 1]],
  [1, [1, 2]],
  [2, [2, 1]],
  [4, [2, 3]],
  [5, [3, 1]],
  [6, [4, 1]],
])('offset %i of a template is at %j', (offset, position) => {
  expect(positionOf('a\nbc\n\nd')(offset)).toEqual(position)
})
