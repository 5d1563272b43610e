import { delay, HttpResponse } from 'msw'
import type { EndpointName } from '../endpoint/calls.contract.ts'

/** Returns the answer to a call in a scenario; `undefined` for the ordinary one. */
type Reply = (request: Request, crumb: string | undefined) => Response | Promise<Response> | undefined

const json = (body: object, status = 200): Response => HttpResponse.json(body, { status })

/** Faults of a call before the shop has acted on it. */
const before = {
  /** The shop does what it is asked. */
  success: () => undefined,
  /** No anti-forgery token is good enough. */
  crumbFailure: () => json({ crumbFail: true }),
  tooManyRequests: () =>
    HttpResponse.json({ message: 'Slow down.' }, { status: 429, headers: { 'Retry-After': '5' } }),
  /** 400, with a message. */
  refused: () => json({ message: 'The shop refuses.' }, 400),
  /** 200, and yet a failure. */
  errorField: () => json({ error: 'Something is wrong.' }),
  notFound: () => json({}, 404),
  /** 500, with a page of HTML. */
  serverDown: () => HttpResponse.html('<h1>Internal Server Error</h1>', { status: 500 }),
  /** 200, with a page of HTML. */
  html: () => HttpResponse.html('<h1>Welcome</h1>'),
  /** JSON that breaks off. */
  malformed: () => HttpResponse.text('{"shoppingCart":'),
  /** JSON of another shape. */
  unexpected: () => json([42]),
  offline: () => HttpResponse.error(),
  neverAnswers: async () => {
    await delay('infinite')
    return json({})
  },
} as const satisfies Record<string, Reply>

/** Faults of a call after the shop has acted on it. */
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
} as const satisfies Record<string, (given: Response) => Response | Promise<Response>>

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

/** The name of something that may happen to a call. */
export type Scenario = keyof typeof before | keyof typeof after

/** The answer to a call in a scenario, before the shop has done anything; `undefined` for the ordinary one. */
export const replyBefore = (scenario: Scenario, ...call: Parameters<Reply>): ReturnType<Reply> =>
  scenario in before ? (before as Partial<Record<Scenario, Reply>>)[scenario]?.(...call) : undefined

/** The answer to a call in a scenario, although the shop has done what it was asked. */
export const replyAfter = (scenario: Scenario, given: Response): Response | Promise<Response> | undefined =>
  scenario in after
    ? (after as Partial<Record<Scenario, (given: Response) => Response | Promise<Response>>>)[scenario]?.(
        given,
      )
    : undefined

/** Scenarios of the calls to come. */
export interface Scenarios {
  readonly next: (name: EndpointName) => Scenario
  readonly use: (scenario: Scenario, names: readonly EndpointName[]) => void
  readonly useOnce: (scenario: Scenario, name: EndpointName) => void
}

/** Creates scenarios: every call succeeds until it is given another. */
export function createScenarios(): Scenarios {
  const lasting = new Map<EndpointName, Scenario>()
  const once = new Map<EndpointName, Scenario[]>()
  return {
    next: (name) => once.get(name)?.shift() ?? lasting.get(name) ?? 'success',
    use: (scenario, names) => {
      for (const name of names) lasting.set(name, scenario)
    },
    useOnce: (scenario, name) => {
      once.set(name, [...(once.get(name) ?? []), scenario])
    },
  }
}
