import { expect, test } from 'vitest'
import { contents, textOf } from './texts.ts'

test('the text of a page has no hidden comments, and keeps those of its code', () => {
  const page = '<!-- setup: const a = 1 -->\n\n```html\n<!-- shown -->\n```\n'
  expect(textOf(page, 'docs/architecture.md', '/')).toBe('```html\n<!-- shown -->\n```\n')
})

test.each([
  ['[a](../packages/gallery)', '[a](/packages/gallery/index.md)'],
  ['[a](../packages/gallery#sizes)', '[a](/packages/gallery/index.md#sizes)'],
  ['[a](gallery/options.md)', '[a](/packages/gallery/options/index.md)'],
  ['[a](../README.md)', '[a](/index.md)'],
  ['[a](#layers)', '[a](#layers)'],
  ['[a](https://github.com)', '[a](https://github.com)'],
  ['```md\n[a](../README.md)\n```', '```md\n[a](../README.md)\n```'],
])('links lead to the texts of other pages: %j', (page, text) => {
  expect(textOf(page, 'docs/architecture.md', '/')).toBe(text)
})

test('llms.txt names what the site is, and each page by section with its first sentences', () => {
  const text = contents('/docs/')
  expect(text).toMatch(/^# Sitewright\n\n> The client side of a hosted website builder/)
  expect(text).toContain('\n## Tutorials\n\n- [')
  expect(text).toContain('- [gallery](/docs/packages/gallery/index.md): Picture galleries for any website')
  expect(text).toContain(
    '- [Options of a gallery](/docs/packages/gallery/options/index.md): The options choose',
  )
})
