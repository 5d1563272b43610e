import { expect, test } from 'vitest'
import { brokenAnchors } from './anchors.ts'

const check = (html: string) =>
  brokenAnchors(
    new Map([
      ['/docs/', html],
      ['/docs/guides/', '<h2 id="options-für-alle">Options</h2>'],
    ]),
  )

test.each([
  '<a href="/docs/guides/#options-f%C3%BCr-alle">',
  '<a class="x" href="./guides/#options-für-alle">',
  '<p id="here"></p><a href="#here">',
  '<a href="https://example.com/#x">',
])('%s is in order', (html) => {
  expect(check(html)).toEqual([])
})

test.each(['/docs/guides/#option', '#top', './guide/#options'])('%s is told', (href) => {
  expect(check(`<a href="${href}">`)).toEqual([`/docs/ leads to ${href}, an anchor that is not there.`])
})
