import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { entriesOf, layerIn } from '../eslint/layers.js'
import {
  conclude,
  filesBelow,
  type Findings,
  isMain,
  packageFolders,
  root,
  shown,
  tool,
} from './workspace.ts'

/** The files of a package that know nothing of a browser: contracts, and what decides with values alone. */
export function pureFiles(folder: string): string[] {
  const sources = join(folder, 'src')
  const entries = entriesOf(folder)
  return filesBelow(sources, (path) => /\.tsx?$/.test(path)).filter((path) => {
    const { layer } = layerIn(folder, relative(sources, path).replaceAll('\\', '/'), entries)
    return layer === 'contract' || layer === 'pure'
  })
}

/**
 * Type-checks the pure files with the language alone: a `fetch`, a `document` or a `setTimeout` there does not compile.
 * Each package is one program, so that a failure names its package.
 */
export function checkCore(folder: string): Findings {
  const files = pureFiles(folder)
  if (files.length === 0) return []
  const home = join(folder, '.cache')
  mkdirSync(home, { recursive: true })
  const config = join(home, 'core.json')
  const options = { lib: ['ES2023'], types: [], jsx: 'react-jsx' }
  writeFileSync(
    config,
    JSON.stringify({
      extends: relative(home, join(root, 'tsconfig.base.json')).replaceAll('\\', '/'),
      compilerOptions: options,
      files,
    }),
  )
  const tsc = spawnSync(tool('tsc'), ['-p', config, '--pretty', 'false'], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  if (tsc.error) throw tsc.error
  // A sibling is checked below its own entry points.
  return tsc.stdout.split('\n').filter((line) => line.startsWith(shown(folder)) && line.includes('error TS'))
}

if (isMain(import.meta.url)) {
  const folders =
    process.argv.length > 2 ? process.argv.slice(2).map((path) => resolve(path)) : packageFolders()
  conclude(`core types of ${folders.map(shown).join(', ')}`, folders.flatMap(checkCore))
}
