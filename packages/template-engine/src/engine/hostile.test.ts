import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { attack, hostileData, hostileTemplate } from './hostile.test-support.ts'

const numRuns = Number(process.env.MODEL_RUNS ?? 1500)

describe('a hostile template over hostile data', () => {
  test('never throws, stays within its limits, and reads nothing but own data', () => {
    fc.assert(
      fc.property(hostileTemplate, hostileData, (template, data) => {
        expect(attack(template, data)).toBeUndefined()
      }),
      { numRuns },
    )
  })
})
