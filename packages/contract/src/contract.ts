import type { Ability, Backend, Case, Context } from './backend.ts'
import { cartCases } from './case/cart.ts'
import { createClient } from './client.ts'
import { ContractBroken } from './check.ts'
import { eventCases } from './case/event.ts'
import { formCases } from './case/form.ts'
import { restockCases } from './case/restock.ts'
import { sessionCases } from './case/session.ts'
import { siteCases } from './case/site.ts'
import { tokenCases } from './case/token.ts'
import { traced } from './trace.ts'

/**
 * What every backend of the packages has to do, by the calls that it concerns.
 *
 * @example
 * ```ts
 * describe.each(Object.entries(contract))('%s', (_, cases) => {
 *   for (const each of cases.filter((one) => lacking(backend, one).length === 0))
 *     test(`${each.spec} ${each.name}`, () => runCase(backend, each))
 * })
 * ```
 */
export const contract = {
  cart: cartCases,
  tokens: tokenCases,
  restock: restockCases,
  forms: formCases,
  events: eventCases,
  sessions: sessionCases,
  site: siteCases,
} as const satisfies Readonly<Record<string, readonly Case[]>>

/** Lists the abilities that a case needs and a backend lacks. A case that lacks one is skipped. */
export const lacking = ({ can }: Backend, { needs = [] }: Case): readonly Ability[] =>
  needs.filter((ability) => !can.includes(ability))

/**
 * Runs a case against a backend that was brought back to its beginning.
 *
 * @throws {ContractBroken} if the backend does something else than the contract says
 */
export async function runCase(backend: Backend, { run }: Case): Promise<void> {
  await backend.reset()
  const { fetch, last } = traced(backend.fetch, backend.origin)
  const visitor = () => createClient(fetch, backend.origin)
  const context: Context = {
    ...backend.facts,
    visitor,
    manager: async () => {
      const client = visitor()
      await backend.becomeManager(client)
      return client
    },
    kept: backend.kept ?? { eventIds: () => Promise.resolve([]), formKeys: () => Promise.resolve([]) },
  }
  try {
    await run(context)
  } catch (problem) {
    // Whoever writes the backend sees the call, and not the case.
    const message = problem instanceof Error ? problem.message : String(problem)
    throw new ContractBroken(`${message}\n${last()}`, { cause: problem })
  }
}
