import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { keep, readKept, tryKept } from '../fuzz/kept.ts'
import { createTarget } from '../fuzz/target.ts'
import { targets } from '../fuzz/targets.ts'

describe('the search for failing cases', () => {
  const lists = fc.array(fc.nat(100), { maxLength: 9 })
  const broken = createTarget('sum', lists, (list) =>
    list.length > 3 ? [`${list.length} are too many`] : [],
  )
  const folder = mkdtempSync(join(tmpdir(), 'kept-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test('makes the case that fails as small as it can', async () => {
    const { failure } = await broken.search(7, 60)
    expect(failure).toMatchObject({ seed: 7, example: '[0,0,0,0]', problem: '4 are too many' })
  })

  test('takes what is thrown for a failure', async () => {
    const throwing = createTarget('throwing', fc.nat(9), () => {
      throw new TypeError('no')
    })
    expect((await throwing.search(1, 60)).failure?.problem).toContain('TypeError: no')
  })

  test('ends with the time', async () => {
    const endless = createTarget('endless', fc.nat(9), async () => {
      await new Promise((resolve) => setTimeout(resolve, 1))
      return []
    })
    const { count, failure } = await endless.search(1, 0.05)
    expect(count).toBeGreaterThan(0)
    expect(failure).toBeUndefined()
  })

  test('keeps the case that fails, as one that is tried again until it holds', async () => {
    const { failure } = await broken.search(7, 60)
    if (!failure) throw new Error('The search has found nothing.')
    keep('sum', failure, folder)
    const [[file, kept] = []] = readKept(folder)
    expect(file).toBe('sum-7.json')
    if (!kept) throw new Error('Nothing was kept.')
    expect(await tryKept([broken], kept)).toBe('4 are too many')
    const mended = createTarget('sum', lists, () => [])
    expect(await tryKept([mended], kept)).toBeUndefined()
    const changed = createTarget(
      'sum',
      lists.map((list) => [...list, 1]),
      () => [],
    )
    expect(await tryKept([changed], kept)).toContain('another case')
  })
})

describe('a case that was kept', () => {
  test.each(readKept())('in %s holds', { timeout: 60_000 }, async (_, kept) => {
    expect(await tryKept(targets, kept)).toBeUndefined()
  })
})
