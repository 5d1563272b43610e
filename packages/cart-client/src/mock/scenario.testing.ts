import type { Scenario as SharedScenario } from '@sitewright/site/endpoint-mock'
import { HttpResponse } from 'msw'

/** Returns the response that arrives in place of the one given. */
type Reply = (given: Response) => Response | Promise<Response>

const json = (body: object, status = 200): Response => HttpResponse.json(body, { status })

/** Responses after the shop has done what it was asked, by name. */
const after = {
  answerLost: () => HttpResponse.error(),
  answerGarbled: () => HttpResponse.text('{"shoppingCart":{"id":'),
  answerDown: () => json({ message: 'The shop stumbled.' }, 500),
  /** The cart alone, without the entry that was added or changed. */
  answerWithoutEntry: async (given) => {
    const { shoppingCart } = (await given.json()) as { readonly shoppingCart?: unknown }
    return json({ shoppingCart }, given.status)
  },
  /** `null` for each field that has its default, as many servers write it. */
  answerNulls: async (given) => json(nullsOf(await given.json()) as object, given.status),
} as const satisfies Record<string, Reply>

/** Replaces what is empty, zero or false by `null`, and a time by ISO text. Quantities stay. */
function nullsOf(value: unknown, name?: string): unknown {
  if (name === 'created' && typeof value === 'number') return new Date(value).toISOString()
  if (Array.isArray(value)) return value.length > 0 ? value.map((each) => nullsOf(each)) : null
  if (typeof value !== 'object' || value === null) {
    return value === 0 || value === false || value === '' ? null : value
  }
  const fields = Object.entries(value)
  return fields.length > 0
    ? Object.fromEntries(fields.map(([field, each]) => [field, nullsOf(each, field)]))
    : null
}

/** Name of a scenario that changes the response of a shop which has acted. */
export type ShopScenario = keyof typeof after

/** Name of a scenario. */
export type Scenario = SharedScenario | ShopScenario

/** Returns the response of a shop that has done what it was asked, in a scenario. */
export const replyAfter = (scenario: Scenario, given: Response): Response | Promise<Response> | undefined =>
  (after as Partial<Record<Scenario, Reply>>)[scenario]?.(given)
