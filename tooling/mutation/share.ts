import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Findings } from '../check/workspace.ts'
import type { Measured } from './measured.ts'

const FILE = fileURLToPath(new URL('least.json', import.meta.url))

/** New files of a package that may wait for its next run. */
const WAITING = 2

/** Percentage of its pure files that each package has to have a result of, by its name. */
export type LeastShares = Readonly<Record<string, number>>

/** A package, and what its last measurement says of its files. */
interface Share {
  readonly name: string
  readonly measured: Measured
}

/** Number of a package's pure files, and of those with a result, of their code of today or of before. */
export function countsOf({ current, changed, never }: Measured): {
  readonly done: number
  readonly all: number
} {
  const done = current.length + changed.length
  return { done, all: done + never.length }
}

export const readLeast = (): LeastShares =>
  existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as LeastShares) : {}

/** Shares that are kept from now on: never below the ones before, and below today's by as little as new files need. */
export const raisedLeast = (before: LeastShares, shares: readonly Share[]): LeastShares =>
  Object.fromEntries(
    shares.map(({ name, measured }) => {
      const { done, all } = countsOf(measured)
      return [name, Math.max(before[name] ?? 0, Math.floor((100 * done) / (all + WAITING)))]
    }),
  )

export const keepLeast = (least: LeastShares): void =>
  writeFileSync(FILE, `${JSON.stringify(least, undefined, 2)}\n`)

/** Packages of which fewer files have been measured than before. */
export function checkShares(shares: readonly Share[], least: LeastShares): Findings {
  return shares.flatMap(({ name, measured }) => {
    const { done, all } = countsOf(measured)
    const wanted = least[name] ?? 0
    return 100 * done >= wanted * all
      ? []
      : [
          `Of ${all} pure files of ${name}, ${done} have been measured, less than ${wanted} %: run "pnpm mutation ${name}".`,
        ]
  })
}
