import { expect, test } from 'vitest'
import { fromRoot } from './layout.ts'

test.each([
  ['<a href="../">', '<a href="/docs/">'],
  ['<a href="../guides/#why">', '<a href="/docs/guides/#why">'],
  ['<script src="../assets/page.js">', '<script src="/docs/assets/page.js">'],
  ['<dialog data-root="../">', '<dialog data-root="/docs/">'],
  ['<a href="#:content">', '<a href="#:content">'],
  ['<a href="https://a.example/">', '<a href="https://a.example/">'],
])('%s of a page below the root is %s at any address', (html, absolute) => {
  expect(fromRoot(html, '404/', '/docs/')).toBe(absolute)
})
