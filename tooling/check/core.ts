import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { conclude, type Findings, isMain, packageFolders, root, shown, tool } from './workspace.ts'

/**
 * Type-checks the layers below the browser with the language alone: a `fetch`, a `document` or a `setTimeout` there does
 * not compile. Each package is one program, so that a failure names its package.
 */
export function checkCore(folder: string): Findings {
  const layers = ['contract', 'core']
    .map((layer) => join(folder, 'src', layer))
    .filter((path) => existsSync(path))
  if (layers.length === 0) return []
  const home = join(folder, '.cache')
  mkdirSync(home, { recursive: true })
  const config = join(home, 'core.json')
  const options = { lib: ['ES2023'], types: [], jsx: 'react-jsx' }
  writeFileSync(
    config,
    JSON.stringify({
      extends: relative(home, join(root, 'tsconfig.base.json')).replaceAll('\\', '/'),
      compilerOptions: options,
      include: layers,
    }),
  )
  const tsc = spawnSync(tool('tsc'), ['-p', config, '--pretty', 'false'], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  if (tsc.error) throw tsc.error
  // What a sibling does below its own entry point is the sibling's affair.
  return tsc.stdout.split('\n').filter((line) => line.startsWith(shown(folder)) && line.includes('error TS'))
}

if (isMain(import.meta.url)) {
  const folders =
    process.argv.length > 2 ? process.argv.slice(2).map((path) => resolve(path)) : packageFolders()
  conclude(`core types of ${folders.map(shown).join(', ')}`, folders.flatMap(checkCore))
}
