import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../check/workspace.ts'

const LIST = join(root, '.cache/rehearsal-skipped.json')

/** Keeps which parts of a rehearsal could not be done here, each with its reason. */
export function keepSkipped(parts: readonly string[]): void {
  mkdirSync(dirname(LIST), { recursive: true })
  writeFileSync(LIST, JSON.stringify(parts))
}

/** Forgets the parts that an earlier rehearsal has skipped. */
export const forgetSkipped = (): void => rmSync(LIST, { force: true })

/** Parts that the last rehearsal has skipped. One that was ended has kept none. */
export function readSkippedParts(): string[] {
  try {
    return JSON.parse(readFileSync(LIST, 'utf8')) as string[]
  } catch {
    return []
  }
}
