import { describe, expect, test } from 'vitest'
import { rehearse } from './rehearsal.ts'
import type { Subject } from './subject.ts'
import { ways, type WayName } from './ways.ts'

/** Number of times that each page is ended: `LEAVING_RUNS=20` ends it more often. */
const runs = Number(process.env.LEAVING_RUNS ?? 3)
const names = Object.keys(ways) as WayName[]

/** Tests that a package loses nothing in any of the ways in which a page ends. */
export function testLeaving(subject: Subject): void {
  describe(subject.name, () => {
    test.each(names)(
      'loses nothing to a page that ends so: %s',
      { timeout: 180_000 + runs * 10_000, retry: 0 },
      async (way) => {
        const verdict = await rehearse(subject, way, runs)
        console.warn(
          `${subject.name}, ${way}: ${verdict.lost} lost, ${verdict.doubled} doubled, ${verdict.told} told to have failed in ${verdict.runs} runs`,
        )
        expect(verdict).toMatchObject({ runs, strange: 0 })
        if (!subject.mayLose?.[way]) expect(verdict.lost).toBe(0)
      },
    )
  })
}
