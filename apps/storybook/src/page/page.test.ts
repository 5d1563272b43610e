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

/** A line of a table of Markdown, which pages print as it is: they are MDX without extensions. */
const TABLE_OF_MARKDOWN = /^\|.*\|$/m

test.each(pages)('%s has no table of Markdown', (page) => {
  expect(read(page)).not.toMatch(TABLE_OF_MARKDOWN)
})

/** Text of a page without samples of code. */
const withoutCode = (text: string): string => text.replaceAll(/```[\s\S]*?```|`[^`\n]*`/g, '')

// A build takes a page with a block that nobody imported, and the page shows an error.
test.each(pages)('%s imports each block that it draws', (page) => {
  const text = withoutCode(read(page))
  const drawn = new Set([...text.matchAll(/<([A-Z]\w*)/g)].map(([, name = '']) => name))
  const imports = [...text.matchAll(/^import (.+) from /gm)].map(([, names]) => names).join()
  for (const name of drawn) expect(imports).toMatch(new RegExp(`\\b${name}\\b`))
})

const packages = readdirSync(new URL('../../../../packages/', import.meta.url))

test.each(packages)('%s has a page', (name) => {
  expect(pages).toContain(`${name}.mdx`)
})

const dressed = packages.filter((name) =>
  read(`../../../../packages/${name}/package.json`).includes('styles.css'),
)

test.each(dressed)('the page of %s, which has a style sheet, lists its tokens', (name) => {
  expect(read(`${name}.mdx`)).toContain('<Tokens ')
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

/** The declaration of a table: `export const popover: Machine<…> = {`, or one that a function makes. */
const TABLE = /^export const (\w+)(?:: Machine<[^=]*> = \{| = createTable\()/gm

const machineFiles = packages.flatMap((name) =>
  readdirSync(new URL(`../../../../packages/${name}/src/`, import.meta.url), {
    recursive: true,
    encoding: 'utf8',
  })
    .filter((file) => file.endsWith('.machine.ts'))
    .map((file) => ({ name, file: file.replaceAll('\\', '/') })),
)

/** Machines that packages have, each with the file that its table is written in. */
const tables = machineFiles.flatMap(({ name, file }) =>
  [...read(`../../../../packages/${name}/src/${file}`).matchAll(TABLE)].map(([, table = '']) => ({
    name,
    file,
    table,
  })),
)

test.each(tables)('the page of $name draws $table of $file', ({ name, file, table }) => {
  const page = read(`${name}.mdx`)
  expect(page).toContain(`packages/${name}/src/${file}'`)
  expect(page).toMatch(new RegExp(`: ${table}\\b`))
})

/** Machines that no story draws, each with the reason. */
const WITHOUT_STORY: Readonly<Record<string, string>> = {
  entryMachine: 'Nothing of an outbox can be seen.',
  recorderMachine: 'Nothing of a session recorder can be seen.',
}

test.each(tables)('a story of $name draws $table, or a reason says why none does', ({ name, table }) => {
  const folder = new URL(`../../../../packages/${name}/src/`, import.meta.url)
  const stories = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => readFileSync(new URL(file.replaceAll('\\', '/'), folder), 'utf8'))
  expect(
    stories.some((text) => text.includes(`machine: ${table} `) || text.includes(`machine: ${table},`)),
  ).toBe(!(table in WITHOUT_STORY))
})

test('machines are found', () => {
  expect([machines, machineFiles, tables].map(({ length }) => length > 5)).toEqual([true, true, true])
})
