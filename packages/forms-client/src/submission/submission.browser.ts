import { fail, succeed, type Result } from '@sitewright/machine/result'
import type { CallFailure, Http } from '@sitewright/site/http'
import { readerOf } from '@sitewright/site/reader'
import type { PageFields } from '@sitewright/site/page'
import type { FormCaptcha } from '../captcha/captcha.browser.ts'
import type { Field, FieldValue } from '../kind/field.ts'
import { kinds, type SerialiseContext } from '../kind/kind.ts'
import type { FieldProblem } from '../kind/field.ts'
import {
  fieldsFailure,
  fieldsOf,
  isRefusal,
  saveFailure,
  textOf,
  type FormFailure,
} from '../failure/failure.ts'
import { fetchFormKeyCall, saveFormCall, type FormSubmission } from '../endpoint/form.contract.ts'
import type { FormEvent } from '../state/form.machine.ts'
import type { FormNotice } from '../state/snapshot.ts'
import { wait, type Patience } from './wait.browser.ts'

/** An answer that is sent, with its field. */
export type Answer = readonly [Field, FieldValue]

/** One submission. */
export interface SubmissionOptions extends SerialiseContext, Patience {
  /** Makes the calls of the site: `createHttp`. For a server of your own `sendTo` returns this and `page`. */
  readonly http: Pick<Http, 'call'>
  /** Page that is named in the submission, or a function that is asked at each one. */
  readonly page: PageFields | (() => PageFields)
  /** Solved before the form is saved. @default none */
  readonly captcha?: FormCaptcha | undefined
  /**
   * Returns the names of what visitors have filled in beside the fields, such as a file. The form is not sent then, and says so:
   * nobody is thanked for answers that are lost.
   */
  readonly unsent?: (() => readonly string[]) | undefined
  /** Fields of the body beside those of the specification. */
  readonly extraFields?: Readonly<Record<string, unknown>> | undefined
}

/** What a form knows of its last submission. */
export interface SubmissionMemory {
  /**
   * What was sent, as text, if nobody knows whether it was saved. The same answers are sent again with its key, as the server saves
   * what has one key once; others are not, as a server that has saved the first would drop them.
   */
  unclear?: { readonly key: string; readonly text: string } | undefined
}

export interface Submission extends SubmissionOptions {
  /** Problems of the answers, empty if validation is disabled. */
  readonly check: () => Promise<ReadonlyMap<string, FieldProblem>>
  /** Answers as they were checked. */
  readonly answers: () => readonly Answer[]
  readonly isShown: (id: string) => boolean
  /** What is to be known of it by the next one of its form. */
  readonly memory: SubmissionMemory
  readonly signal: AbortSignal
  readonly on: (event: FormEvent) => void
  readonly notify: (notice: FormNotice) => void
}

/** Reads the key of a submission: `{ key }`, or `{ data: { key } }`. */
const readKey = readerOf((body) => textOf(fieldsOf(body).key))

/** Answers as they are sent, by the id of their field. */
export type SentValues = ReadonlyMap<string, FieldValue>

/** Sends a form in six steps, and returns what was sent. Each step begins only after the one before it has succeeded. */
export async function submit(submission: Submission): Promise<Result<SentValues, FormFailure>> {
  const { check, on, signal, http } = submission
  const problems = await check()
  if (signal.aborted) return fail({ kind: 'aborted' })
  if (problems.size > 0) return fail(fieldsFailure([...problems], submission.isShown))
  const unsent = submission.unsent?.() ?? []
  if (unsent.length > 0) {
    const cause = new TypeError(`The form cannot send what is filled in here: ${unsent.join(', ')}.`)
    return fail({ kind: 'parse', cause, unsent })
  }
  on('valid')

  const solved = await solve(submission)
  if (!solved.ok) return solved
  on('completed')

  const written = write(submission, solved.value)
  const { unclear } = submission.memory
  const isAgain = unclear && written.ok && written.value.text === unclear.text
  const key = isAgain ? succeed(unclear.key) : await fetchKey(http, signal)
  // A client of the host may not obey its signal.
  if (signal.aborted) return fail({ kind: 'aborted' })
  if (!key.ok) {
    return fail(key.failure.kind === 'aborted' ? { kind: 'aborted' } : { kind: 'key', cause: key.failure })
  }
  on('key')

  if (!written.ok) return written
  on('serialised')

  const { sent, text } = written.value
  const body = { ...written.value.body, key: key.value }
  submission.notify({ kind: 'sending', body })
  submission.memory.unclear = { key: key.value, text }
  try {
    const saved = await saveForm(http, body, signal)
    if (saved.ok || isClear(saved.failure)) submission.memory.unclear = undefined
    return saved.ok ? succeed(sent) : fail(saveFailure(saved.failure, submission.isShown))
  } catch (cause) {
    return fail(signal.aborted ? { kind: 'aborted' } : { kind: 'save', cause })
  }
}

/** Checks whether the server has looked at a submission, and has not saved it. */
const isClear = (failure: CallFailure): boolean => failure.kind === 'refused' && failure.status < 500

/** Fetches the key of a submission. It is of no use after its page. */
export const fetchKey = (
  http: Pick<Http, 'call'>,
  signal?: AbortSignal,
): Promise<Result<string, CallFailure>> =>
  http.call({ ...fetchFormKeyCall, signal, retryOnCrumbFailure: true, keepalive: false }, readKey)

/** Saves a submission, also when its page is left meanwhile. */
export async function saveForm(
  http: Pick<Http, 'call'>,
  body: FormSubmission,
  signal?: AbortSignal,
): Promise<Result<unknown, CallFailure>> {
  const request = { ...saveFormCall, body, signal, retryOnCrumbFailure: true, keepalive: true }
  const saved = await http.call(request, (answer) => succeed(answer))
  return saved.ok && isRefusal(saved.value)
    ? fail({ kind: 'refused', status: 200, body: saved.value })
    : saved
}

async function solve({
  captcha,
  signal,
  ...patience
}: Submission): Promise<Result<string | undefined, FormFailure>> {
  if (!captcha) return succeed(undefined)
  try {
    const answer = await wait(() => captcha.answer({ signal }), signal, patience)
    return answer ? succeed(answer) : fail({ kind: 'captcha' })
  } catch (cause) {
    return fail({ kind: 'captcha', cause })
  }
}

function write(
  { answers, page, extraFields, ...context }: Submission,
  captchaKey: string | undefined,
): Result<{ readonly body: FormSubmission; readonly sent: SentValues; readonly text: string }, FormFailure> {
  try {
    const sent = sentValues(answers(), context)
    const body: FormSubmission = {
      ...extraFields,
      ...(typeof page === 'function' ? page() : page),
      key: '',
      form: jsonOf(sent),
    }
    // An answer of a captcha is for one request, so that the same submission has another one.
    const text = JSON.stringify(body)
    return succeed({ sent, text, body: captchaKey === undefined ? body : { ...body, captchaKey } })
  } catch (cause) {
    return fail({ kind: 'parse', cause })
  }
}

/** Returns answers as they are sent. */
export function sentValues(
  answers: readonly Answer[],
  { sanitise, queryValue = pageQuery }: SerialiseContext = {},
): SentValues {
  const sent = new Map<string, FieldValue>()
  for (const [field, value] of answers) {
    const each = kinds[field.kind].serialise(value, field, { sanitise, queryValue })
    if (each !== undefined) sent.set(field.id, each)
  }
  return sent
}

/** Returns answers as the JSON text of a submission. */
export const serialise = (answers: readonly Answer[], context?: SerialiseContext): string =>
  jsonOf(sentValues(answers, context))

// `fromEntries` keeps a field called __proto__.
const jsonOf = (sent: SentValues): string => JSON.stringify(Object.fromEntries(sent))

/** Returns what the address of this page has under a name. On a server there is none. */
const pageQuery = (name: string): string | undefined =>
  new URLSearchParams(globalThis.location?.search).get(name) ?? undefined
