import { describe, test } from 'vitest'
import { contract, lacking, runCase } from './contract.ts'
import { mockBackend } from './mock-backend.test-support.ts'

const backend = mockBackend()

describe.each(Object.entries(contract))('the mocks of the packages: %s', (_, cases) => {
  // Mocks play the server of one visitor: what a backend does not claim to have is not asked of it.
  for (const each of cases.filter((one) => lacking(backend, one).length === 0))
    test(`${each.spec} ${each.name}`, () => runCase(backend, each))
})
