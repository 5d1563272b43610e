import * as client from '@sitewright/cart-client'
import { readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const pages = readdirSync(fileURLToPath(new URL('.', import.meta.url))).filter((file) =>
  file.endsWith('.mdx'),
)
const read = (path: string, base: string | URL = import.meta.url) => readFileSync(new URL(path, base), 'utf8')
const url = (page: string) => new URL(page, import.meta.url)

/** Story files that a page imports, by the name it gives them. */
const storyFiles = (text: string) =>
  [...text.matchAll(/import \* as (\w+) from '(.+\.stories\.tsx)'/g)].map(([, name = '', path = '']) => ({
    name,
    path,
  }))

test('every page is found', () => {
  expect(pages.length).toBeGreaterThan(5)
})

test.each(pages)('%s shows stories that exist, and imports no story file in vain', (page) => {
  const text = readFileSync(url(page), 'utf8')
  for (const { name, path } of storyFiles(text)) {
    const shown = [...text.matchAll(new RegExp(`<Canvas of=\\{${name}\\.(\\w+)\\}`, 'g'))].map(
      ([, story]) => story,
    )
    expect(shown, name).not.toEqual([])
    const stories = read(path, url(page))
    for (const story of shown) expect(stories).toContain(`export const ${story}: Story`)
  }
})

test('the page of cart-client draws machines that the package exports', () => {
  const names = [...read('cart-client.mdx').matchAll(/\bclient\.(\w+)/g)].map(([, name = '']) => name)
  expect(names).not.toEqual([])
  for (const name of names) expect(client, name).toHaveProperty(`${name}.states`)
})
