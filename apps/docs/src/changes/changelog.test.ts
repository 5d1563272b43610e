import { expect, test } from 'vitest'
import { changelog } from './changelog.ts'

const minor = {
  summary: 'Prices in yen.\n\n- and won',
  releases: [
    { name: '@x/a', type: 'minor' },
    { name: '@x/b', type: 'patch' },
  ],
}

test('a changeset is listed for each package by its kind', () => {
  expect(changelog('@x/a', [minor], '')).toBe(
    '# Changes of @x/a\n\n## In the next release\n\n### Minor changes\n\n- Prices in yen.\n\n  - and won\n',
  )
  expect(changelog('@x/b', [minor], '')).toContain('### Patch changes')
})

test('published releases follow below', () => {
  const page = changelog('@x/a', [minor], '# @x/a\n\n## 1.0.0\n\nFirst.\n')
  expect(page.indexOf('## 1.0.0')).toBeGreaterThan(page.indexOf('## In the next release'))
})

test('a package without changes says so', () => {
  expect(changelog('@x/c', [minor], '')).toBe('# Changes of @x/c\n\nNone so far.\n')
})
