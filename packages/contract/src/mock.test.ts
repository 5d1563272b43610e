import { describe, expect, test } from 'vitest'
import type { Case } from './backend.ts'
import { contract, lacking, runCase } from './contract.ts'
import { mockBackend } from './mock-backend.test-support.ts'

const backend = mockBackend()
const all = Object.values(contract).flat()

test('the mocks are asked for most cases, and for those of each call', () => {
  const asked = (cases: readonly Case[]): number =>
    cases.filter((one) => lacking(backend, one).length === 0).length
  expect(asked(all)).toBeGreaterThan(all.length * 0.75)
  expect(Object.entries(contract).filter(([, cases]) => asked(cases) === 0)).toEqual([])
})

describe.each(Object.entries(contract))('the mocks of the packages: %s', (_, cases) => {
  // Mocks play the server of one visitor: what a backend does not claim to have is not asked of it.
  for (const each of cases.filter((one) => lacking(backend, one).length === 0))
    test(`${each.spec} ${each.name}`, () => runCase(backend, each))
})
