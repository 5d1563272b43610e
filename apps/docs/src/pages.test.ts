import { expect, test } from 'vitest'
import { routes, sections } from './pages.ts'

test('no two pages have the same address', () => {
  expect(new Set(routes.values()).size).toBe(routes.size)
})

test('the guides for other libraries are in the order of their overview', () => {
  const guides = sections.find(({ text }) => text === 'Coming from')?.items.map(({ path }) => path)
  expect(guides?.slice(0, 3)).toEqual([
    'docs/guides/README.md',
    'docs/guides/coming-from-template-engine.md',
    'docs/guides/coming-from-hydrogen-react.md',
  ])
})
