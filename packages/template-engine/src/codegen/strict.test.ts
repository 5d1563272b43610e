import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bundleWorker, fixtures, outcomeOf } from './bundle.test-support.ts'
import type { Outcome } from './everywhere.test-support.ts'

const run = promisify(execFile)
let folder = ''
let outcomes: readonly Outcome[] = []

const SCRIPT = `
import worker from './worker.mjs'
let isStrict = false
try { Function('') } catch { isStrict = true }
console.log(JSON.stringify({ isStrict, outcomes: await worker.fetch().json() }))
`

describe('in Node that makes no code out of text', () => {
  let isStrict = false

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'template-engine-'))
    await writeFile(join(folder, 'worker.mjs'), await bundleWorker())
    await writeFile(join(folder, 'main.mjs'), SCRIPT)
    const { stdout } = await run(
      process.execPath,
      ['--disallow-code-generation-from-strings', join(folder, 'main.mjs')],
      { maxBuffer: 100_000_000 },
    )
    ;({ isStrict, outcomes } = JSON.parse(stdout) as { isStrict: boolean; outcomes: readonly Outcome[] })
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  test('makes none', () => {
    expect(isStrict).toBe(true)
  })

  test.each(fixtures)('renders by closures and ahead of time: %s', (name) => {
    const { closures, ahead, errors } = outcomeOf(outcomes, name)
    expect(closures).toEqual({ output: closures.expected, expected: closures.expected, errors })
    expect(ahead).toEqual(closures)
  })
})
