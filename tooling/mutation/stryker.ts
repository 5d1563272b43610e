import { readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Stryker } from '@stryker-mutator/core'
import { pureFiles } from '../check/core.ts'
import type { Report } from './report.ts'

const PLUGIN = fileURLToPath(new URL('plugin.ts', import.meta.url))

/** Options of Stryker for a package; it works in the package's folder. */
function optionsFor(mutate: readonly string[]): object {
  return {
    mutate,
    plugins: [PLUGIN],
    testRunner: 'thread',
    testRunnerNodeArgs: ['--import', import.meta.resolve('tsx')],
    coverageAnalysis: 'perTest',
    concurrency: 2,
    // Endless mutants are ended by the plugin, sooner and by their CPU time.
    timeoutMS: 600_000,
    dryRunTimeoutMinutes: 15,
    // Without a copy of tsconfig.json, the package's own is found.
    ignorePatterns: ['.cache', '.turbo', 'dist', 'tsconfig.json'],
    // Below the package, so that its dependencies are found without links.
    tempDirName: '.cache/mutation',
    symlinkNodeModules: false,
    cleanTempDir: 'always',
    disableTypeChecks: false,
    incremental: true,
    incrementalFile: '.cache/mutation.json',
    reporters: ['progress-append-only', 'json'],
    jsonReporter: { fileName: '.cache/mutation-report.json' },
    clearTextReporter: { allowColor: false },
    allowConsoleColors: false,
    logLevel: 'warn',
  }
}

/** Files that Stryker has changed, and its report, which has the results of earlier runs for the others. */
export interface Measurement {
  readonly files: readonly string[]
  readonly report: Report
}

/** Runs Stryker over the pure files of a package whose path matches `only`. */
export async function mutate(folder: string, only: string): Promise<Measurement> {
  const pattern = new RegExp(only)
  const files = pureFiles(folder)
    .map((file) => relative(folder, file).replaceAll('\\', '/'))
    .filter((file) => pattern.test(file))
  if (files.length === 0) throw new Error(`The path of no pure file matches ${only}.`)
  const path = join(folder, '.cache/mutation-report.json')
  rmSync(path, { force: true })
  process.chdir(folder)
  await new Stryker(optionsFor(files)).runMutationTest()
  return { files, report: JSON.parse(readFileSync(path, 'utf8')) as Report }
}
