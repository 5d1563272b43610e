import { existsSync, readFileSync, writeFileSync } from 'node:fs'

/** Below the copy of the package, where all processes of Stryker find it. */
const PATH = '.covering.json'

/** Test files as the dry run found them. */
export interface Covering {
  /** CPU time of each file. */
  readonly cpuMs: Readonly<Record<string, number>>
  /** Files that execute a mutant. Stryker runs all of them for code that runs at import. */
  readonly byMutant: Readonly<Record<string, readonly string[]>>
}

/** Findings of the dry run. Empty before it has ended. */
export const readCovering = (): Covering =>
  existsSync(PATH) ? (JSON.parse(readFileSync(PATH, 'utf8')) as Covering) : { cpuMs: {}, byMutant: {} }

/** Keeps the findings of the dry run for all processes. */
export const keepCovering = (covering: Covering): void => writeFileSync(PATH, JSON.stringify(covering))
