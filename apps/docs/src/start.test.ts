import { expect, test } from 'vitest'
import { startAfterPaint } from './start.ts'

test('the application of a page is fetched at once, and starts once the page is painted', () => {
  const html = startAfterPaint('<a></a><script type="module" src="/docs/assets/app.x1.js"></script>')
  expect(html).toContain('<a></a><link rel="modulepreload" href="/docs/assets/app.x1.js">')
  expect(html).toContain('requestAnimationFrame(() => setTimeout(() => import("/docs/assets/app.x1.js")))')
  expect(html).not.toContain('<script type="module" src=')
})
