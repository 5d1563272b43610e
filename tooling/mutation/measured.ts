import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { tool } from '../check/workspace.ts'
import type { FileResult, Result } from './kept.ts'

const compiled = new Map<string, readonly string[]>()

/** The files that `pnpm typecheck:core` compiles in a repository. */
function filesOf(config: string): readonly string[] {
  const options = { encoding: 'utf8', maxBuffer: 2 ** 26, shell: process.platform === 'win32' } as const
  const { stdout } = spawnSync(tool('tsc'), ['-p', config, '--listFilesOnly'], options)
  return stdout.split(/\r?\n/)
}

/** Paths of a package's pure files below its folder, without its translations. */
export function purePaths(folder: string): string[] {
  const config = join(folder, '../../tsconfig.core.json')
  const files = compiled.get(config) ?? filesOf(config)
  compiled.set(config, files)
  return files
    .map((file) => relative(folder, file).replaceAll('\\', '/'))
    .filter((path) => path.startsWith('src/') && !path.startsWith('src/locales/'))
    .sort()
}

/** Short hash of a file's text: the first 12 digits. */
export const hashOf = (path: string): string =>
  createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 12)

/** Pure files of a package by what their last measurement says of them as they are now. */
export interface Measured {
  /** Files that have not changed since they were measured. */
  readonly current: readonly string[]
  readonly changed: readonly string[]
  readonly never: readonly string[]
}

/** Compares the pure files of a package with those that were measured. */
export function measuredOf(folder: string, result: Result | undefined): Measured {
  const known: Readonly<Record<string, FileResult>> = result?.files ?? {}
  const pure = purePaths(folder)
  const isCurrent = (file: string): boolean => known[file]?.hash === hashOf(join(folder, file))
  return {
    current: pure.filter((file) => file in known && isCurrent(file)),
    changed: pure.filter((file) => file in known && !isCurrent(file)),
    never: pure.filter((file) => !(file in known)),
  }
}

/** Choice of files: those whose path matches, or all; otherwise those without a result of their code. */
export interface Choice {
  readonly only?: string | undefined
  readonly all: boolean
}

/** Files of a package that a run measures. */
export function filesToMeasure(folder: string, result: Result | undefined, { only, all }: Choice): string[] {
  const pure = purePaths(folder)
  if (only !== undefined) {
    const files = pure.filter((file) => new RegExp(only).test(file))
    if (files.length === 0) throw new Error(`The path of no pure file matches ${only}.`)
    return files
  }
  const { current } = measuredOf(folder, result)
  return all ? pure : pure.filter((file) => !current.includes(file))
}
