import { delay, HttpResponse } from 'msw'

/** Sends back what a call gets in a scenario; nothing for the ordinary answer. */
type Reply = (request: Request, crumb: string) => Response | Promise<Response> | undefined

const json = (body: object, status = 200): Response => HttpResponse.json(body, { status })

/** What may happen to a call. */
export const scenarios = {
  /** The site does what it is asked. */
  success: () => undefined,
  /** No anti-forgery token is good enough. */
  crumbFailure: () => json({ crumbFail: true }),
  /** The token is out of date; the answer holds the new one. */
  crumbExpired: (request, crumb) =>
    [...request.headers.values()].includes(crumb) ? undefined : json({ crumbFail: true, crumb }),
  tooManyRequests: () =>
    HttpResponse.json({ message: 'Slow down.' }, { status: 429, headers: { 'Retry-After': '5' } }),
  /** 400, with a message. */
  refused: () => json({ message: 'The site refuses.' }, 400),
  /** 200, and yet a failure. */
  errorField: () => json({ error: 'Something is wrong.' }),
  notFound: () => json({}, 404),
  /** 500, with a page of HTML. */
  serverDown: () => HttpResponse.html('<h1>Internal Server Error</h1>', { status: 500 }),
  /** JSON that breaks off. */
  malformed: () => HttpResponse.text('{"half":'),
  /** JSON of another shape. */
  unexpected: () => json([42]),
  offline: () => HttpResponse.error(),
  neverAnswers: async () => {
    await delay('infinite')
    return json({})
  },
} as const satisfies Record<string, Reply>

/** The name of something that may happen to a call. */
export type Scenario = keyof typeof scenarios

/** What a call gets in a scenario; nothing for the ordinary answer. */
export const reply = (scenario: Scenario, ...call: Parameters<Reply>): ReturnType<Reply> =>
  (scenarios[scenario] as Reply)(...call)
