import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
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

/** The table below a heading of a page of benchmarks: its rows of cells. */
const tableBelow = (benchmarks: string, heading: string): string[][] =>
  (benchmarks.split(/^## /m).find((section) => section.startsWith(`${heading}\n`)) ?? '')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.split('|').map((cell) => cell.trim().replaceAll('`', '')))

/** The cell that `heading; row; column` names. A row is named without its version, and with the size of its input if it has one. */
function figure(benchmarks: string, names: string): string {
  const [heading = '', row = '', column = ''] = names.split('; ')
  const [header = [], , ...rows] = tableBelow(benchmarks, heading)
  const input = header.indexOf('input')
  const nameOf = (cells: readonly string[]): string =>
    `${cells[1]?.replace(/ \d[\d.]*$/, '')}${input < 0 ? '' : `, ${cells[input]}`}`
  const value = rows.find((cells) => nameOf(cells) === row)?.[header.indexOf(column)]
  if (!value) throw new Error(`No benchmark has the figure "${names}".`)
  return value
}

/** A page with each number before `<!-- figure: page; heading; row; column -->` replaced by the one in `docs/benchmarks`. */
export const withFigures = (page: string, benchmarks: (name: string) => string): string =>
  page.replace(
    /[\d.,]+(?: (?:kB|B|s|ms|µs|ns))?(<!-- figure: ([\w-]+); ([^>]+) -->)/g,
    (_, mark: string, name: string, names: string) => figure(benchmarks(name), names) + mark,
  )

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
  const benchmarks = (name: string): string => text(`docs/benchmarks/${name}.md`)
  const readmes = packages.map(({ folder }) => `${shown(folder)}/README.md`)
  const guides = readdirSync(join(root, 'docs/guides')).map((name) => `docs/guides/${name}`)
  return new Map([
    ...[...readmes, ...guides].map((path) => [path, withFigures(text(path), benchmarks)] as const),
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
