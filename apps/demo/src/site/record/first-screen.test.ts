import { expect, test } from 'vitest'
import { renderDocument } from '../document.ts'

const shell = '<html lang="en"><!--head--><!--page--><!--context--></html>'

/** Elements of the pictures in the content of a page. */
const pictures = (address: string): readonly string[] =>
  renderDocument(address, shell, () => undefined).html.match(/<img [^>]*\/picture\/[^>]*>/g) ?? []

test.each([
  ['/shop', 4],
  ['/journal', 1],
])('%s waits for no layout with the %i pictures of its first screen', (address, count) => {
  const all = pictures(address)
  expect(all.length).toBeGreaterThan(count)
  for (const picture of all.slice(0, count)) expect(picture).not.toContain('loading="lazy"')
  // Those below are loaded as they come near, as wide as they are laid out.
  for (const picture of all.slice(count)) expect(picture).toMatch(/sizes="(auto, |10rem)[^>]* loading="lazy"/)
})
