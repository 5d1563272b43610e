import { isRecord } from '@sitewright/site/reader'
import { describe, expect, test } from 'vitest'
import type { Backend, Case } from './backend.ts'
import { cartCases } from './case/cart.ts'
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

/** Replaces parts of an answer by what the schemas of the packages take as well. */
function reworded(value: unknown, isSummed: boolean): unknown {
  if (Array.isArray(value)) return value.map((each) => reworded(each, isSummed))
  if (!isRecord(value)) return value
  const { isPurchased, unlimited, subtotalCents, ...rest } = value
  const kept = Object.entries({
    ...rest,
    ...(isPurchased === true && { isPurchased }),
    ...(unlimited === true && { unlimited }),
    ...(isSummed && subtotalCents !== undefined && { subtotalCents }),
    ...('entries' in rest && { updatedAt: Math.random() }),
  })
  return Object.fromEntries(kept.map(([name, each]) => [name, reworded(each, isSummed)]))
}

/** Answers without the fields that have a default, with one of the backend's own, and with a subtotal where it is asked for. */
function lenientBackend(): Backend {
  const mocks = mockBackend()
  return {
    ...mocks,
    fetch: async (url, asked) => {
      const answer = (await mocks.fetch(url, asked)) as Response
      const isSummed = asked.method !== 'GET' || url.includes('calculateSubtotal=true')
      const text = await answer.text()
      const { status, headers } = answer
      const body = text.startsWith('{') ? JSON.stringify(reworded(JSON.parse(text), isSummed)) : text
      return new Response(status === 204 ? null : body, { status, headers })
    },
  }
}

describe('a backend that answers what the schemas of the packages take', () => {
  const lenient = lenientBackend()
  for (const each of cartCases.filter((one) => lacking(lenient, one).length === 0))
    test(`${each.spec} ${each.name}`, () => runCase(lenient, each))
})
