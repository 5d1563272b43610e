import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Failure, Target } from './target.ts'

/** A case that is tried at every test run. */
export interface Kept {
  readonly target: string
  readonly seed: number
  readonly path: string
  readonly example: string
}

/** Folder of the cases that are kept. */
export const KEPT = fileURLToPath(new URL('kept', import.meta.url))

/** Keeps a failing case. Returns the path of its file. */
export function keep(target: string, { seed, path, example }: Failure, folder = KEPT): string {
  const file = join(folder, `${target}-${seed}.json`)
  const kept: Kept = { target, seed, path, example }
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, `${JSON.stringify(kept, undefined, 2)}\n`)
  return file
}

/** The cases that are kept, by the names of their files. */
export const readKept = (folder = KEPT): readonly (readonly [file: string, kept: Kept])[] =>
  readdirSync(folder).map((file) => [file, JSON.parse(readFileSync(join(folder, file), 'utf8')) as Kept])

/** Tries a case that was kept. Returns what is wrong with it, or nothing. */
export async function tryKept(targets: readonly Target[], kept: Kept): Promise<string | undefined> {
  const target = targets.find(({ name }) => name === kept.target)
  if (!target) return `There is no target ${kept.target}.`
  const { example, problem } = await target.replay(kept.seed, kept.path)
  // Another generator makes another case of the same seed: then the file proves nothing.
  return example === kept.example
    ? problem
    : `The seed makes another case than the one kept: write that as a test beside the model. Made now: ${example}`
}
