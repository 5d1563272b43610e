import { delay, HttpResponse } from 'msw'

/** Returns the response to a call in a scenario, or undefined for the ordinary one. */
type Reply = (request: Request, crumb?: string) => Response | Promise<Response> | undefined

const json = (body: object, status = 200): Response => HttpResponse.json(body, { status })

/** Responses in place of the ordinary one, by name. */
export const scenarios = {
  /** The ordinary response. */
  success: () => undefined,
  /** Every anti-forgery token is rejected. */
  crumbFailure: () => json({ crumbFail: true }),
  /** The token is out of date; the response has the new one. */
  crumbExpired: (request, crumb) =>
    crumb !== undefined && [...request.headers.values()].includes(crumb)
      ? undefined
      : json({ crumbFail: true, crumb }),
  tooManyRequests: () =>
    HttpResponse.json({ message: 'Slow down.' }, { status: 429, headers: { 'Retry-After': '5' } }),
  /** 400, with a message. */
  refused: () => json({ message: 'The server refuses.' }, 400),
  /** 200 with an `error`. */
  errorField: () => json({ error: 'Something is wrong.' }),
  notFound: () => json({}, 404),
  /** 500, with a page of HTML. */
  serverDown: () => HttpResponse.html('<h1>Internal Server Error</h1>', { status: 500 }),
  /** 200, with a page of HTML. */
  html: () => HttpResponse.html('<h1>Welcome</h1>'),
  /** JSON that is cut off. */
  malformed: () => HttpResponse.text('{"half":'),
  /** JSON of another shape. */
  unexpected: () => json([42]),
  offline: () => HttpResponse.error(),
  neverAnswers: async () => {
    await delay('infinite')
    return json({})
  },
} as const satisfies Record<string, Reply>

/** Name of a scenario. */
export type Scenario = keyof typeof scenarios

/** Returns the response to a call in a scenario, or undefined for the ordinary one. */
export const reply = (scenario: Scenario, ...call: Parameters<Reply>): ReturnType<Reply> =>
  (scenarios[scenario] as Reply)(...call)
