import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Work } from '../../area.ts'
import * as counted from './ours.ts'
import type { Grid } from './record.ts'

const ENDING = '.uncounted.mjs'

/**
 * The statements that count steps and characters while a template renders, as they are in minified code: of blocks (twice)
 * and formatters, and of the length of what is printed (four times).
 */
const counting =
  /[\w$]+\.spend\([\w$]+(?:\([\w$]+\))?\)|[\w$]+\.length>[\w$]+\.room&&[\w$]+\.overflow\([^)]*\)/g
const STATEMENTS = 7

interface Works {
  readonly budget: Work<Grid, string>
}

/** This very bundle without those statements: an engine without budgets. */
async function uncounted(): Promise<Works> {
  const file = fileURLToPath(import.meta.url)
  if (file.endsWith(ENDING)) return counted
  let removed = 0
  const code = readFileSync(file, 'utf8').replace(counting, () => {
    removed++
    return '0'
  })
  if (removed !== STATEMENTS)
    throw new Error(`${removed} statements count, where ${STATEMENTS} are expected.`)
  writeFileSync(file + ENDING, code)
  return (await import(pathToFileURL(file + ENDING).href)) as Works
}

export const { budget } = await uncounted()
