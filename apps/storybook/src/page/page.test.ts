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

const packages = readdirSync(new URL('../../../../packages/', import.meta.url))

test.each(packages)('%s has a page', (name) => {
  expect(pages).toContain(`${name}.mdx`)
})

/** Machines that a page imports, by the name of their table. */
const machines = pages.flatMap((page) =>
  [...read(page).matchAll(/import \{ ([\w, ]+) \} from '(.+\.machine\.ts)'/g)].flatMap(
    ([, names = '', path = '']) => names.split(', ').map((name) => ({ page, name, path })),
  ),
)

test.each(machines)('$page draws $name as the package runs it', async ({ page, name, path }) => {
  const table: unknown = await import(/* @vite-ignore */ new URL(path, url(page)).href)
  expect(table).toHaveProperty(`${name}.states`)
  expect(read(page)).toMatch(new RegExp(`: ${name}\\b`))
})

const machineFiles = packages.flatMap((name) =>
  readdirSync(new URL(`../../../../packages/${name}/src/`, import.meta.url), {
    recursive: true,
    encoding: 'utf8',
  })
    .filter((file) => file.endsWith('.machine.ts'))
    .map((file) => ({ name, file: file.replaceAll('\\', '/') })),
)

test.each(machineFiles)('the page of $name draws the machine in $file', ({ name, file }) => {
  expect(read(`${name}.mdx`)).toContain(`packages/${name}/src/${file}'`)
})

test('machines are found', () => {
  expect([machines.length, machineFiles.length].map((count) => count > 5)).toEqual([true, true])
})
