import { delay, HttpResponse } from 'msw'

/** Sends back what a call gets in a scenario; nothing for the ordinary answer. */
type Reply = (request: Request, crumb: string | undefined) => Response | Promise<Response> | undefined

const json = (body: object, status = 200): Response => HttpResponse.json(body, { status })

/** What may happen to a call before the shop has done anything. */
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

/** What may happen to a call after the shop has done what it was asked: nobody hears of it. */
const after = {
  answerLost: () => HttpResponse.error(),
  answerGarbled: () => HttpResponse.text('{"shoppingCart":{"id":'),
  answerDown: () => json({ message: 'The shop stumbled.' }, 500),
} as const satisfies Record<string, Reply>

/** The name of something that may happen to a call. */
export type Scenario = keyof typeof before | keyof typeof after

/** What a call gets in a scenario instead of the ordinary answer. */
export const replyBefore = (scenario: Scenario, ...call: Parameters<Reply>): ReturnType<Reply> =>
  scenario in before ? (before as Partial<Record<Scenario, Reply>>)[scenario]?.(...call) : undefined

/** What a call gets in a scenario although the shop has done what it was asked. */
export const replyAfter = (scenario: Scenario, ...call: Parameters<Reply>): ReturnType<Reply> =>
  scenario in after ? (after as Partial<Record<Scenario, Reply>>)[scenario]?.(...call) : undefined
