import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import ts from 'typescript'
import {
  appFolders,
  conclude,
  filesBelow,
  type Findings,
  isMain,
  manifest,
  packageFolders,
  shown,
} from './workspace.ts'

type Graph = ReadonlyMap<string, readonly string[]>

/** Source file of each import of a package by name: `@sitewright/site/cookies` to a source file. */
function entryPoints(folders: readonly string[]): Map<string, string> {
  const files = new Map<string, string>()
  for (const folder of folders) {
    const { name, exports } = manifest(folder)
    for (const [entry, target] of Object.entries(exports ?? {})) {
      if (typeof target === 'object' && target['@sitewright/source']) {
        files.set(name + entry.slice(1), join(folder, target['@sitewright/source']))
      }
    }
  }
  return files
}

/** Imports of each source file, type imports included. */
export function importGraph(folders: readonly string[]): Graph {
  const entries = entryPoints(folders)
  const files = folders.flatMap((folder) => filesBelow(join(folder, 'src'), (path) => /\.tsx?$/.test(path)))
  const leads = (file: string, specifier: string): string | undefined => {
    const target = specifier.startsWith('.') ? resolve(dirname(file), specifier) : entries.get(specifier)
    return target && existsSync(target) ? target : undefined
  }
  return new Map(
    files.map((file) => {
      const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'), true, true)
      return [file, importedFiles.flatMap(({ fileName }) => leads(file, fileName) ?? [])]
    }),
  )
}

/** Every ring of files in a graph, found once, as the path that leads round it. */
export function findCycles(graph: Graph): string[][] {
  const done = new Set<string>()
  const path: string[] = []
  const cycles: string[][] = []
  const visit = (file: string): void => {
    const start = path.indexOf(file)
    if (start >= 0) cycles.push([...path.slice(start), file])
    if (start >= 0 || done.has(file)) return
    path.push(file)
    graph.get(file)?.forEach(visit)
    path.pop()
    done.add(file)
  }
  for (const file of graph.keys()) visit(file)
  return cycles
}

/** Rings of imports among the sources of these folders. */
export const checkCycles = (folders: readonly string[]): Findings =>
  findCycles(importGraph(folders)).map((cycle) => `imports in a ring: ${cycle.map(shown).join(' → ')}`)

if (isMain(import.meta.url)) conclude('import cycles', checkCycles([...packageFolders(), ...appFolders()]))
