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

const machines = [...read('cart-client.mdx').matchAll(/import \{ (\w+) \} from '(.+\.machine\.ts)'/g)].map(
  ([, name = '', path = '']) => ({ name, path }),
)

test.each(machines)('the page of cart-client draws $name as the package runs it', async ({ name, path }) => {
  const table: unknown = await import(/* @vite-ignore */ url(path).href)
  expect(table).toHaveProperty(`${name}.states`)
  expect(read('cart-client.mdx')).toMatch(new RegExp(`: ${name},`))
})

test('the page of cart-client draws machines', () => {
  expect(machines).not.toEqual([])
})
