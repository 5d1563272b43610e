import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Work } from '../../area.ts'
import * as counted from './ours.ts'
import type { Grid } from './record.ts'

const ENDING = '.uncounted.mjs'

/**
 * The statements that count steps and characters where templates run, as they look in minified code: of blocks,
 * formatters (twice) and the length of what is printed (twice).
 */
const counting =
  /\((?!this)\w+\.fuel-=\w+(?:\(\w+\))?\)<0&&\w+\.refuel\(\)|\w+\.length>\w+\.room&&\w+\.overflow\([^)]*\)/g
const STATEMENTS = 5

interface Works {
  readonly budget: Work<Grid, string>
}

/** This very bundle without those statements: what an engine would be that lets a template cost what it likes. */
async function uncounted(): Promise<Works> {
  const file = fileURLToPath(import.meta.url)
  if (file.endsWith(ENDING)) return counted
  let removed = 0
  const code = readFileSync(file, 'utf8').replace(counting, () => {
    removed++
    return '0'
  })
  if (removed < STATEMENTS) throw new Error(`Only ${removed} statements were found that count.`)
  writeFileSync(file + ENDING, code)
  return (await import(pathToFileURL(file + ENDING).href)) as Works
}

export const { budget } = await uncounted()
