import { readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import {
  appFolders,
  conclude,
  filesBelow,
  type Findings,
  isMain,
  packageFolders,
  root,
  shown,
} from './workspace.ts'

/** Which tests speak of which row: file paths by id. */
export type Coverage = ReadonlyMap<string, readonly string[]>

/** A row of the catalogue, as it stands on its page. */
export interface Row {
  readonly id: string
  /** Test files named on the page: what the row was known to have. */
  readonly tests: readonly string[]
}

const ROW = /^\| ([A-Z]{3,4}-\d{3}) \|(.*)\| ([^|]*)\|$/

/** The ids that a test file claims, each with what is wrong about the claim, if anything is. */
export function claims(path: string, text: string): { readonly ids: string[]; readonly findings: Findings } {
  const lines = text.split('\n')
  const ids: string[] = []
  const findings: string[] = []
  lines.forEach((line, index) => {
    const [, list] = /^\s*\/\/ spec: ([A-Z0-9 -]+)$/.exec(line) ?? []
    if (!list) return
    ids.push(...list.trim().split(/\s+/))
    const below = lines.slice(index + 1).find((next) => !/^\s*\/\//.test(next)) ?? ''
    // A test, a story, or a case in a table of tests.
    if (!/\b(test|it|describe)\b|^export const |^\s*\[/.test(below)) {
      findings.push(`${path}:${index + 1} names requirements, but no test follows.`)
    }
  })
  return { ids, findings }
}

/** The rows of a page. */
export const rowsOf = (page: string): Row[] =>
  page.split('\n').flatMap((line) => {
    const [, id, , tests] = ROW.exec(line) ?? []
    return id
      ? [{ id, tests: [...(tests ?? '').matchAll(/\]\(([^)]+)\)/g)].map(([, path]) => path ?? '') }]
      : []
  })

const link = (path: string): string =>
  `[${path.replace(/^.*\//, '').replace(/\.(test|e2e|stories)\.tsx?$/, '')}](${path})`

/** A page with the tests of each row filled in, as paths that lead from the page's folder. */
export const fillIn = (page: string, tests: Coverage): string =>
  page
    .split('\n')
    .map((line) => {
      const [, id, middle] = ROW.exec(line) ?? []
      return id
        ? `| ${id} |${middle ?? ''}| ${(tests.get(id) ?? []).map((path) => `${link(path)} `).join('')}|`
        : line
    })
    .join('\n')

/** What is wrong between the pages and the tests. */
export function compare(rows: readonly Row[], tests: Coverage): Findings {
  const known = new Set(rows.map((row) => row.id))
  const unknown = [...tests.keys()]
    .filter((id) => !known.has(id))
    .map((id) => `No requirement is called ${id} (${tests.get(id)?.join(', ') ?? ''}).`)
  const lost = rows
    .filter((row) => row.tests.length > 0 && !tests.has(row.id))
    .map((row) => `${row.id} has lost its last test (it was in ${row.tests.join(', ')}).`)
  return [...unknown, ...lost]
}

/** Rows, rows with a test and rows without, as one line for each page. */
export function tally(pages: ReadonlyMap<string, readonly Row[]>, tests: Coverage): string {
  const line = (cells: readonly (string | number)[]): string =>
    cells.map((cell, index) => (index === 0 ? String(cell).padEnd(18) : String(cell).padStart(8))).join('')
  const counts = [...pages].map(([name, rows]) => {
    const tested = rows.filter((row) => tests.has(row.id)).length
    return [name, rows.length, tested, rows.length - tested] as const
  })
  const sum = (column: 1 | 2 | 3): number => counts.reduce((total, count) => total + count[column], 0)
  return [['package', 'rows', 'tested', 'without'], ...counts, ['total', sum(1), sum(2), sum(3)]]
    .map(line)
    .join('\n')
}

const home = join(root, 'docs/specification')

function readTests(): { readonly tests: Coverage; readonly findings: Findings } {
  const folders = [...packageFolders(), ...appFolders()]
  const files = folders.flatMap((folder) =>
    filesBelow(folder, (path) => /\.(test|e2e|stories)\.tsx?$/.test(path)),
  )
  const tests = new Map<string, string[]>()
  const findings: string[] = []
  for (const file of files.sort()) {
    const found = claims(shown(file), readFileSync(file, 'utf8'))
    findings.push(...found.findings)
    for (const id of new Set(found.ids)) {
      tests.set(id, [...(tests.get(id) ?? []), relative(home, file).replaceAll('\\', '/')])
    }
  }
  return { tests, findings }
}

function main(words: readonly string[]): void {
  const files = filesBelow(home, (path) => path.endsWith('.md'))
  const texts = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))
  const pages = new Map(
    [...texts]
      .map(([file, text]) => [shown(file).replace(/^.*\/|\.md$/g, ''), rowsOf(text)] as const)
      .filter(([, rows]) => rows.length > 0),
  )
  const { tests, findings } = readTests()
  const problems = [...findings, ...compare([...pages.values()].flat(), tests)]
  console.log(tally(pages, tests))
  if (words.includes('--without')) {
    for (const row of [...pages.values()].flat()) if (!tests.has(row.id)) console.log(row.id)
  }
  for (const [file, text] of texts) {
    const filled = fillIn(text, tests)
    if (words.includes('--write') && problems.length === 0) writeFileSync(file, filled)
    else if (words.includes('--check') && filled !== text)
      problems.push(`${shown(file)} is out of date: run "pnpm spec --write".`)
  }
  conclude('requirements', problems)
}

if (isMain(import.meta.url)) main(process.argv.slice(2))
