import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { packageFolders, root, shown } from './check/workspace.ts'

// Begins a part: `pnpm new:part cart-client gift-note` writes its files, one for each layer, with tests and stories that pass.

const TEMPLATE = fileURLToPath(new URL('part', import.meta.url))

const [name = '', noun = ''] = process.argv.slice(2)
const folder = join(root, 'packages', name)
if (!packageFolders().includes(folder) || !/^[a-z]+(-[a-z]+)*$/.test(noun))
  throw new Error('Name a package and a part: pnpm new:part cart-client gift-note')
const home = join(folder, 'src', noun)
if (existsSync(home)) throw new Error(`${shown(home)} is there already.`)
const value = noun.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
const words: Readonly<Record<string, string>> = {
  NAME: noun,
  PACKAGE: name,
  TITLE: `the ${noun.replaceAll('-', ' ')}`,
  TYPE: value.charAt(0).toUpperCase() + value.slice(1),
  VALUE: value,
}
mkdirSync(home)
for (const file of readdirSync(TEMPLATE)) {
  const fill = (text: string): string =>
    text.replace(/NAME|PACKAGE|TITLE|TYPE|VALUE/g, (word) => words[word] ?? word)
  const path = join(home, fill(file).replace(/\.txt$/, ''))
  writeFileSync(path, fill(readFileSync(join(TEMPLATE, file), 'utf8')))
  console.log(shown(path))
}
console.log(
  `Export it where users import it from, draw its machine in apps/storybook/src/page/${name}.mdx, and tell designers
of it in apps/storybook/src/guide, with code to copy in apps/storybook/src/guide/sample. Until then
pnpm vitest run --project node apps/storybook/src names what is missing. Keep its pictures: pnpm visual -u -t ${noun}`,
)
