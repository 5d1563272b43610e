import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import {
  appFolders,
  conclude,
  type Findings,
  isMain,
  manifest,
  type Manifest,
  packageFolders,
  root,
  shown,
} from './workspace.ts'

type Place = Manifest & { readonly folder: string }

/** A page with the text between `<!-- name -->` and `<!-- /name -->` replaced. */
export function fill(page: string, name: string, text: string): string {
  const [open, close] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
  const [begin, end] = [page.indexOf(open), page.indexOf(close)]
  if (begin < 0 || end < begin) throw new Error(`The page has no place called ${name}.`)
  return `${page.slice(0, begin + open.length)}\n\n${text}\n\n${page.slice(end)}`
}

const id = (name: string): string => name.replace('@sitewright/', '').replaceAll('-', '_')
const short = (name: string): string => name.replace('@sitewright/', '')

/** The packages and their dependencies on each other at run time, as Mermaid text. */
export function packageGraph(places: readonly Manifest[]): string {
  const names = new Set(places.map(({ name }) => name))
  const boxes = places.map(({ name }) => `  ${id(name)}[${short(name)}]`)
  const arrows = places.flatMap(({ name, dependencies = {} }) =>
    Object.keys(dependencies)
      .filter((other) => names.has(other))
      .map((other) => `  ${id(name)} --> ${id(other)}`),
  )
  return ['```mermaid', 'flowchart TD', ...boxes, ...arrows, '```'].join('\n')
}

/** The packages as a table: what each is for, and what its smallest complete use weighs. */
export function packageTable(places: readonly Place[]): string {
  const rows = places.map(({ name, description = '', budgets = {}, folder }) => {
    const weight = budgets['.'] ? `≤ ${budgets['.']}` : 'by entry point'
    return `| [\`${name}\`](${shown(folder)}) | ${description} | ${weight} |`
  })
  return ['| package | what it is | gzip |', '| --- | --- | --- |', ...rows].join('\n')
}

const read = (folder: string): Place => ({ ...manifest(folder), folder })

/** Pages with generated parts, as they have to read. */
function pages(): Map<string, string> {
  const [packages, apps] = [packageFolders().map(read), appFolders().map(read)]
  const text = (path: string): string => readFileSync(join(root, path), 'utf8')
  return new Map([
    ['README.md', fill(text('README.md'), 'packages', packageTable(packages))],
    [
      'docs/architecture.md',
      fill(
        text('docs/architecture.md'),
        'graph',
        packageGraph([...packages, ...apps.filter(({ folder }) => basename(folder) === 'demo')]),
      ),
    ],
  ])
}

/** A page as the formatter leaves it, so that both agree. */
async function formatted(path: string, page: string): Promise<string> {
  const filepath = join(root, path)
  return format(page, { ...(await resolveConfig(filepath)), filepath })
}

async function main(write: boolean): Promise<Findings> {
  const wanted = await Promise.all(
    [...pages()].map(async ([path, page]) => [path, await formatted(path, page)] as const),
  )
  const stale = wanted.filter(
    ([path, page]) => page !== (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : ''),
  )
  if (write) for (const [path, page] of stale) writeFileSync(join(root, path), page)
  return write ? [] : stale.map(([path]) => `${path} is out of date: run "pnpm pages --write".`)
}

if (isMain(import.meta.url))
  conclude('generated parts of pages', await main(process.argv.includes('--write')))
