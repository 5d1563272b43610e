import { describe, expect, test, vi } from 'vitest'
import { bench, missedBars } from '../src/bench.ts'
import { little } from './fixture/area.ts'

// Processes and pages are started here: a busy machine may take as long as it needs.
vi.setConfig({ testTimeout: 120_000 })

const folder = new URL('./fixture/areas/', import.meta.url)
const measure = (...wanted: string[]) => bench({ wanted, effort: little, tell: () => {}, folder })

describe('the bench', () => {
  test('tells of a subject that has become slower than its bar', async () => {
    const [slowed, ...others] = missedBars(await measure('slowed'))
    expect(slowed).toMatch(/^Slowed, Sum: thrice is at least 0.6 × as fast as sum, but: 0\.\d+ ×\.$/)
    expect(others).toEqual([])
  })

  test('ends when a subject gives another answer', async () => {
    await expect(measure('unequal/sum')).rejects.toThrow('Sum: wrong and sum do not do the same work.')
  })

  test('measures every area unless it is told which', async () => {
    await expect(measure()).rejects.toThrow('do not do the same work')
  })

  test.each([
    ['nothing', "There is no area 'nothing', only slowed, unequal."],
    ['slowed/nothing', "The area 'slowed' has no case 'nothing', only sum."],
  ])('says what there is when asked for %s', async (wanted, words) => {
    await expect(measure(wanted)).rejects.toThrow(words)
  })
})
