import { mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Stryker } from '@stryker-mutator/core'
import type { Report } from './report.ts'

const CONFIG = fileURLToPath(new URL('vitest.config.ts', import.meta.url))

/** Settings of a run. */
export interface Run {
  /** Mutants run again whose code and tests have not changed since the last run on this machine. They keep their results otherwise. */
  readonly force: boolean
  /** Number of processes that run tests. */
  readonly workers: number
}

/** Options of Stryker for a package; it works in the package's folder. */
function optionsFor(mutate: readonly string[], { force, workers }: Run): object {
  return {
    mutate,
    force,
    plugins: ['@stryker-mutator/vitest-runner'],
    testRunner: 'vitest',
    vitest: { configFile: CONFIG, related: false },
    coverageAnalysis: 'perTest',
    concurrency: workers,
    // By the clock: on a busy machine a slow test is not an endless one.
    timeoutMS: 20_000,
    timeoutFactor: 4,
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

const TOOLING = fileURLToPath(new URL('..', import.meta.url))

/** Lets the copy of a package find the tools of the workspace, which its tests import by their path. */
function linkTooling(folder: string): void {
  const link = join(folder, '.cache/tooling')
  mkdirSync(join(folder, '.cache'), { recursive: true })
  rmSync(link, { force: true })
  symlinkSync(TOOLING, link, 'dir')
}

/** Runs Stryker over files of a package. Returns its report, which has the results of other files, too. */
export async function mutate(folder: string, files: readonly string[], run: Run): Promise<Report> {
  const path = join(folder, '.cache/mutation-report.json')
  rmSync(path, { force: true })
  linkTooling(folder)
  process.chdir(folder)
  await new Stryker(optionsFor(files, run)).runMutationTest()
  return JSON.parse(readFileSync(path, 'utf8')) as Report
}
