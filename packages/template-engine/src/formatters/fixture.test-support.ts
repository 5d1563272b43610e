import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { expressions } from '../expression/expressions.ts'
import { createEngine, type Family } from '../index.ts'
import { parseFixture, runFixture } from '../testing.ts'

/**
 * Runs every fixture of `fixtures/<folder>` as a test, titled by its file's name. `:PARAMS` may hold `locale`,
 * `now` and the messages of the `errors` expected. Output is compared trimmed.
 */
export function testFixtures(folder: string, families: readonly Family[]): void {
  const root = join(fileURLToPath(new URL('fixtures', import.meta.url)), folder)
  const engine = createEngine({ families, expressions, include: true, logger: () => {} })
  for (const file of readdirSync(root).sort()) {
    test(file.replace(/\.txt$/, '').replaceAll('-', ' '), () => {
      const fixture = parseFixture(readFileSync(join(root, file), 'utf8'))
      const { output, expected, errors } = runFixture(engine, fixture)
      expect({ output, errors }).toEqual({ output: expected, errors: fixture.params.errors ?? [] })
    })
  }
}
