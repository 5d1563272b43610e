import { contract, lacking, runContract } from '@sitewright/contract'
import { afterAll, describe, expect, test } from 'vitest'
import { openEmbedded } from '../database/open.ts'
import { cartFaults } from './fault/cart-fault.test-support.ts'
import type { Fault } from './fault/fault.test-support.ts'
import { eventFaults, formFaults } from './fault/record-fault.test-support.ts'
import { siteFaults } from './fault/site-fault.test-support.ts'
import { restockFaults, sessionFaults, tokenFaults } from './fault/visitor-fault.test-support.ts'
import { hostBackend } from './host-backend.test-support.ts'

/** Faults that a backend of another team may have, by the calls that they concern. The host has none of them. */
const faults: Readonly<Record<keyof typeof contract, readonly Fault[]>> = {
  cart: cartFaults,
  tokens: tokenFaults,
  restock: restockFaults,
  forms: formFaults,
  events: eventFaults,
  sessions: sessionFaults,
  site: siteFaults,
}
const all = Object.values(faults).flat()

const opened = await openEmbedded()
const backend = await hostBackend(opened)

afterAll(() => opened.close())

describe.each(Object.entries(faults))('%s: a backend is told that', (_, list) => {
  test.each(list.map((fault) => [fault.name, fault] as const))('%s', async (_, { breaks, says, make }) => {
    const outcomes = await runContract(make(backend), {
      isWanted: ({ spec, name }) => `${spec} ${name}` === breaks,
    })
    expect(outcomes.map(({ kind }) => kind)).toEqual(['broken'])
    const [outcome] = outcomes
    const message = outcome?.kind === 'broken' ? outcome.message : ''
    for (const part of says.split('…')) expect(message).toContain(part)
    // The author of a backend does not know the case: the message says what was expected, what came, and the call.
    expect(message).toMatch(
      /^[^\n]+: expected [^\n]+, received [^\n]+\n(The last request was|No answer came to) [A-Z]+ \//,
    )
  })
})

test('no two faults are the same, and most cases find one', () => {
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length)
  // As the README of the contract says.
  expect(all.length).toBeGreaterThan(170)
  const cases = Object.values(contract)
    .flat()
    .filter((each) => lacking(backend, each).length === 0)
  const found = new Set(all.map(({ breaks }) => breaks))
  expect(cases.filter(({ spec, name }) => found.has(`${spec} ${name}`)).length).toBeGreaterThan(60)
})
