import { expect, test } from 'vitest'
import { findBroken } from './check.ts'

const files = new Set(['assets/page.js'])
const check = (html: string, other = '<h2 id="options">Options</h2>') =>
  findBroken(
    new Map([
      ['index.html', html],
      ['guides/index.html', other],
    ]),
    files,
  ).map(({ reason }) => reason)

test.each([
  '<a href="guides/#options">',
  '<a href="./">',
  '<script src="assets/page.js"></script>',
  '<a href="https://example.com/#x">',
  '<a id="here" href="#here">',
])('%s is in order', (html) => {
  expect(check(html)).toEqual([])
})

test.each([
  ['<a href="guide/">', 'leads to guide/, which is not there.'],
  ['<img src="pictures/a.svg">', 'leads to pictures/a.svg, which is not there.'],
  ['<a href="guides/#option">', 'leads to guides/#option, an anchor that guides/index.html does not have.'],
  ['<a href="#top">', 'leads to #top, an anchor that index.html does not have.'],
  ['<p id="a"></p><p id="a"></p>', 'has the id a twice.'],
])('%s is told: %s', (html, reason) => {
  expect(check(html)).toEqual([reason])
})
