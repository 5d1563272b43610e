import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import ts from 'typescript'
import { exportsOf } from './api-export.ts'
import { page, type Entry } from './api-page.ts'
import {
  conclude,
  type Findings,
  isMain,
  listedEntries,
  manifest,
  packageFolders,
  shown,
} from './workspace.ts'

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  skipLibCheck: true,
  types: [],
  noEmit: true,
}

/** Contents of each entry, by the table in a README whose rows end with sizes. */
function contentsIn(folder: string): ReadonlyMap<string, string> {
  const file = join(folder, 'README.md')
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const rows = text.matchAll(/^\| `(\.[^`]*)` +\| (.+?) +\| ≤ /gm)
  return new Map([...rows].map(([, entry = '', contents = '']) => [entry, contents]))
}

/** The API report of a built package, as a page. */
export function report(folder: string): string {
  const { name, budgets = {} } = manifest(folder)
  const contents = contentsIn(folder)
  const targets = listedEntries(folder).flatMap(({ name: entry, target }) =>
    typeof target === 'object' && target.types && target.default?.endsWith('.js')
      ? [{ entry, file: join(folder, target.types) }]
      : [],
  )
  const program = ts.createProgram(
    targets.map(({ file }) => file),
    OPTIONS,
  )
  const checker = program.getTypeChecker()
  const entries = targets.map(({ entry, file }): Entry => {
    const source = program.getSourceFile(file)
    const module = source && checker.getSymbolAtLocation(source)
    if (!module) throw new Error(`${shown(file)} is not built or exports nothing.`)
    return {
      name: name + entry.slice(1),
      contents: contents.get(entry) ?? '',
      size: budgets[entry] ? `≤ ${budgets[entry]}` : '',
      exports: exportsOf(checker, module),
    }
  })
  return page(name, entries)
}

/** A public face that differs from the committed page. */
export function checkApi(folder: string): Findings {
  const file = join(folder, 'api.md')
  const committed = existsSync(file) ? readFileSync(file, 'utf8') : ''
  return committed === report(folder)
    ? []
    : [`${shown(file)} is out of date: run "pnpm api" and look at what changed.`]
}

if (isMain(import.meta.url)) {
  const words = process.argv.slice(2)
  const named = words.filter((word) => word !== '--write').map((path) => resolve(path))
  const folders = named.length > 0 ? named : packageFolders()
  if (words.includes('--write'))
    for (const folder of folders) writeFileSync(join(folder, 'api.md'), report(folder))
  conclude('API reports', folders.flatMap(checkApi))
}
