import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { SCRIPT_CONFIG, writeScriptConfig } from '../../check/script-types.ts'
import { type Findings, type Manifest, manifest, tool } from '../../check/workspace.ts'
import { run } from '../command.ts'
import { npm, type Rehearsal } from '../project.ts'

/** A program that checks the types of an example, and the packages that bring it. */
interface Checker {
  readonly packages: readonly string[]
  readonly command: string
  readonly words: readonly string[]
}

const TYPESCRIPT = 'typescript@6.0.3'

/** Checkers of files that a compiler cannot read, by the framework that is read like that. */
const CHECKERS: Readonly<Record<string, Checker>> = {
  vue: {
    packages: ['vue-tsc@3.3.14', TYPESCRIPT],
    command: 'node_modules/.bin/vue-tsc',
    words: ['-p', SCRIPT_CONFIG],
  },
  svelte: {
    packages: ['svelte-check@4.7.8', TYPESCRIPT],
    command: 'node_modules/.bin/svelte-check',
    words: ['--tsconfig', `./${SCRIPT_CONFIG}`, '--output', 'human'],
  },
}

const SCRIPTS: Checker = { packages: [], command: tool('tsc'), words: ['-p', SCRIPT_CONFIG] }
const OWN: Checker = { packages: [], command: 'node_modules/.bin/tsc', words: ['--noEmit', '-p', '.'] }

/** The checker of an example: its own TypeScript, or one that reads its framework's components, or one for plain scripts. */
export function checkerOf(
  { dependencies = {}, devDependencies = {} }: Pick<Manifest, 'dependencies' | 'devDependencies'>,
  hasConfig: boolean,
): Checker {
  if (hasConfig) return OWN
  const framework = Object.keys(CHECKERS).find((name) => name in dependencies || name in devDependencies)
  return (framework === undefined ? undefined : CHECKERS[framework]) ?? SCRIPTS
}

/** Checks the types of an example that is installed, without a dependency that it does not need to run. */
export async function checkExampleTypes(rehearsal: Rehearsal, folder: string): Promise<Findings> {
  const hasConfig = existsSync(join(folder, 'tsconfig.json'))
  const { packages, command, words } = checkerOf(manifest(folder), hasConfig)
  if (!hasConfig) writeScriptConfig(folder)
  if (packages.length > 0) {
    const { isWell, output } = await npm(rehearsal, folder, 'install', '--no-save', ...packages)
    if (!isWell) return [`${packages.join(' ')} cannot be installed:\n${output}`]
  }
  const { isWell, output } = await run(command, words, { cwd: folder })
  return isWell ? [] : [`its types are wrong:\n${output}`]
}
