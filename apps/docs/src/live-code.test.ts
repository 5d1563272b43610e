import { expect, test } from 'vitest'
import type { LiveExample } from './frame/example.ts'
import { withLiveCode } from './live-code.ts'

const exampleIn = (markdown: string) =>
  JSON.parse(decodeURIComponent(/example="([^"]*)"/.exec(markdown)?.[1] ?? '')) as LiveExample

test('a block below the comment runs on the page, compiled, and is shown as it is written', () => {
  const page = withLiveCode('Text\n\n<!-- live: 20rem -->\n\n```tsx\nconst a: number = 1\n```\n\nMore\n')
  expect(page).toMatch(
    /^Text\n\n<!-- live: 20rem -->\n\n<LiveCode height="20rem" example="[^"<>]+">\n\n```tsx\nconst a: number = 1\n```\n\n<\/LiveCode>\n\nMore\n$/,
  )
  expect(exampleIn(page)).toEqual({ code: '\nconst a = 1\n', page: '<div id="root"></div>', setup: '' })
})

test('the markup and the code that stand above a block in comments are part of its example', () => {
  const page = withLiveCode(
    '<!-- live -->\n<!-- page: <p>Hello</p> -->\n<!-- setup: const b = 2 -->\n\n```ts\nb + 1\n```\n',
  )
  expect(page).toContain('height="16rem"')
  expect(exampleIn(page)).toEqual({
    code: 'const b = 2 \nb + 1\n',
    page: '<p>Hello</p> ',
    setup: 'const b = 2 ',
  })
})

test('other blocks stay as they are', () => {
  const page = '<!-- run: node -->\n\n```ts\n1\n```\n\nAbout the live part.\n\n```ts\n2\n```\n'
  expect(withLiveCode(page)).toBe(page)
})
