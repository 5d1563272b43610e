import { describe, expect, test } from 'vitest'
import type { PageCase } from '../src/area.ts'
import type { Prepared } from '../src/measure/child.ts'
import { mergeCounts } from '../src/measure/merge-counts.ts'
import { takeRounds, type Visit } from '../src/measure/rounds.ts'
import { subject } from './fixture/area.ts'

const subjects = [subject('sum', 'ours'), subject('thrice', 'baseline'), subject('wrong', 'baseline')]
const measured: PageCase = { kind: 'page', name: 'sum', title: 'Sum', subjects, scales: [1, 10] }
const prepared = subjects.map((subject): Prepared => ({ subject, script: '' }))
const ms = (cpuMs: number, counts?: Visit['counts']): Visit => ({
  output: 'same',
  sample: { cpuMs, wallMs: cpuMs },
  counts,
})

describe('rounds of fresh pages', () => {
  test('ask the subjects in another order each time, and keep their samples apart', async () => {
    const order: string[] = []
    const { scales, rounds } = await takeRounds({
      measured: { ...measured, scales: [1] },
      prepared,
      rounds: 2,
      caseMs: Infinity,
      visit: ({ subject: { name } }) => {
        order.push(name)
        return Promise.resolve(ms(name.length))
      },
    })
    expect(order.map((name) => name[0]).join('')).toBe('stw' + 'tws' + 'wst')
    expect(scales[0]?.subjects.map(({ cpu }) => cpu?.max)).toEqual([3, 6, 5])
    expect(rounds).toBe(2)
  })

  test('end when their time is over, but not before there are five', async () => {
    const count = async (caseMs: number): Promise<number> => {
      const visit = (): Promise<Visit> => Promise.resolve(ms(1))
      return (await takeRounds({ measured, prepared, rounds: 15, caseMs, visit })).rounds
    }
    expect(await count(-1)).toBe(5)
    expect(await count(Infinity)).toBe(15)
  })
})

test('counts of several rounds are the median of times, and the most of everything else', () => {
  expect(
    mergeCounts([
      { startMs: 3, 'start-up ms': 9, lost: 0 },
      { startMs: 1, 'start-up ms': 7, lost: 2 },
      { startMs: 2, 'start-up ms': 8, lost: 0 },
    ]),
  ).toEqual({ startMs: 2, 'start-up ms': 8, lost: 2 })
  expect(mergeCounts([])).toBeUndefined()
})
