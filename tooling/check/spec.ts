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

/** Tests of each row: file paths by id. */
export type Coverage = ReadonlyMap<string, readonly string[]>

/** A row of the catalogue, as it stands on its page. */
export interface Row {
  readonly id: string
  /** Test files named on the page: what the row was known to have. */
  readonly tests: readonly string[]
}

const ROW = /^\| ([A-Z]{3,4}-\d{3}) \|(.*)\| ([^|]*)\|$/

interface Claims {
  readonly ids: string[]
  readonly findings: Findings
}

/** The first line of one test: a call, one row of a table of tests, or one table. */
const TEST = /^\s*(?:test|it)\b(?:\.(?:each|for|concurrent|sequential|fails|skipIf|runIf))*\s*[<(]|^\s*[[{]/
const STORY = /^\s*export const \w+/
const SILENT = /^\s*(?:test|it)\.(?:skip|todo)\b/
const GROUP = /^\s*(?:describe|suite)\b/

/** Fault of a mark above this line, if it has one. */
function complaint(path: string, below: string): string | undefined {
  if (GROUP.test(below)) return 'marks a group: put each id above the one test that would fail.'
  if (SILENT.test(below)) return 'marks a test that does not run.'
  const isTest = TEST.test(below) || (/\.stories\.tsx?$/.test(path) && STORY.test(below))
  return isTest ? undefined : 'names requirements, but no test follows.'
}

/** The ids that a test file claims, each mark for the one test below it, and what is wrong with marks. */
export function claims(path: string, text: string): Claims {
  const lines = text.split('\n')
  const ids: string[] = []
  const findings: string[] = []
  lines.forEach((line, index) => {
    const [, list] = /^\s*\/\/ spec:(.*)$/.exec(line) ?? []
    if (list === undefined) return
    const below = lines.slice(index + 1).find((next) => !/^\s*\/\//.test(next)) ?? ''
    const isList = /^( [A-Z]{3,4}-\d{3})+$/.test(list)
    const wrong = isList ? complaint(path, below) : 'holds something else than ids: words go on a line below.'
    if (wrong) findings.push(`${path}:${index + 1} ${wrong}`)
    else ids.push(...list.trim().split(' '))
  })
  return { ids, findings }
}

/** The ids that a fixture claims: in a line `// spec: ID …` above its first section, or in a section `:SPEC`. */
export function fixtureClaims(path: string, text: string): Claims {
  const lines = text.split(/\r?\n/)
  const header = (line: string): boolean => /^:[A-Za-z\d_-]+\s*$/.test(line)
  const first = lines.findIndex(header)
  if (first < 0) return { ids: [], findings: [`${path} is empty, and an empty fixture proves nothing.`] }
  const above = lines.slice(0, first).flatMap((line) => /^\/\/ spec: (.+)$/.exec(line)?.[1] ?? [])
  const section = lines.findIndex((line) => /^:SPEC\s*$/.test(line))
  const length = section < 0 ? 0 : lines.slice(section + 1).findIndex(header)
  const below = section < 0 ? [] : lines.slice(section + 1, length < 0 ? undefined : section + 1 + length)
  const ids = [...above, ...below].flatMap((line) => line.trim().split(/\s+/)).filter(Boolean)
  return { ids, findings: [] }
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
  `[${path.replace(/^.*\//, '').replace(/\.(?:(test|(?:long\.)?e2e|stories)\.tsx?|txt)$/, '')}](${path})`

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

/** Differences between the pages and the tests. */
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

/** Marks of the tests and fixtures below these folders. Tests lie in a folder of their own or beside their noun. */
export function readTests(folders: readonly string[]): {
  readonly tests: Coverage
  readonly findings: Findings
} {
  const isFixture = (path: string): boolean =>
    /[\\/](?:test|src)[\\/](?:.*[\\/])?fixtures?[\\/].*\.txt$/.test(path)
  const isTest = (path: string): boolean => /\.(test|e2e|stories)\.tsx?$/.test(path)
  const files = folders.flatMap((folder) => filesBelow(folder, (path) => isTest(path) || isFixture(path)))
  const tests = new Map<string, string[]>()
  const findings: string[] = []
  for (const file of files.sort()) {
    const read = isFixture(file) ? fixtureClaims : claims
    const found = read(shown(file), readFileSync(file, 'utf8'))
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
  const { tests, findings } = readTests([...packageFolders(), ...appFolders()])
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
