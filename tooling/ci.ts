import { spawnSync } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { pack } from './check/tarball.ts'
import { packageFolders, root, shown } from './check/workspace.ts'
import { line, none, recall, sum, type Totals } from './totals.ts'

/** Public compatibility fixtures of the template language: too many to keep here, used where they lie beside the checkout. */
const FIXTURES = process.env.CONFORMANCE ?? join(root, '../shared/conformance/template')
const ADAPTER = join(root, 'packages/template-engine/test/conformance-adapter.mjs')

function runs(command: string, words: readonly string[]): Totals {
  const { status } = spawnSync(command, words, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  return status === 0 ? { ...none, passed: 1 } : { ...none, failed: 1 }
}

function packing(): Totals {
  return sum(
    packageFolders().map((folder) => {
      try {
        console.log(`packed ${shown(pack(folder))}`)
        return { ...none, passed: 1 }
      } catch (problem) {
        console.error((problem as Error).message)
        return { ...none, failed: 1 }
      }
    }),
  )
}

function conformance(): Totals {
  const runner = join(FIXTURES, 'run-fixtures.mjs')
  if (!existsSync(runner) || !existsSync(ADAPTER)) return none
  // A program that is started through a link may not know that it is the one which was asked to run.
  const words = [realpathSync(runner), join(FIXTURES, 'fixtures'), ADAPTER, '--match', '.', '--quiet']
  return runs('node', words)
}

// What only CI does, after `npm test`: its totals are those of both.
const totals = sum([recall(), runs('tsx', ['tooling/check/spec.ts']), packing(), conformance()])
console.log(`\n${line(totals)}`)
process.exitCode = totals.failed > 0 ? 1 : 0
