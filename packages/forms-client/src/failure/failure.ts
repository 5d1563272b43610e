import type { CallFailure } from '@sitewright/site/http'
import { isRecord } from '@sitewright/site/reader'
import type { FieldProblem } from '../kind/field.ts'
import type { MessageKey, Messages } from '../messages.ts'

/** Reason why a submission was not accepted. The answers stay in the form. */
export type FormFailure =
  /** Answers that our rules or the server refuse, by field, and what the server says about fields that are not shown. */
  | {
      readonly kind: 'fields-invalid'
      /** What is wrong, by the id of the field that shows it. */
      readonly problems: ReadonlyMap<string, FieldProblem>
      /** Texts about fields that are not shown. They are part of the form's own message. */
      readonly unplaced: readonly string[]
    }
  /** The captcha is not solved, or could not be loaded. */
  | {
      readonly kind: 'captcha'
      /** The error of the captcha. Undefined if it is only not solved. */
      readonly cause?: unknown
    }
  | {
      readonly kind: 'key'
      /** The failed call for the key of the submission. */
      readonly cause: CallFailure
    }
  /** The answers cannot be written as JSON, or something is filled in that cannot be sent: its names. */
  | {
      readonly kind: 'parse'
      readonly cause: unknown
      /** Names of what is filled in and cannot be sent. Undefined if the answers themselves are no JSON. */
      readonly unsent?: readonly string[] | undefined
    }
  | {
      readonly kind: 'not-signed-in' | 'not-configured' | 'too-many' | 'server-down'
      readonly cause: CallFailure
    }
  /** Another status, with the server's text if it sent one. Without a status it is unknown whether the form was saved. */
  | {
      readonly kind: 'other'
      /** The server's text, which is shown to the visitor in place of the form's own. */
      readonly message?: string | undefined
      /** The failed call. Its status, if it has one, says more. */
      readonly cause: CallFailure
    }
  /** A save of your own, by `sendTo` or an action, has thrown. It is unknown whether the form was saved. */
  | {
      readonly kind: 'save'
      /** What the save has thrown. */
      readonly cause: unknown
    }
  /** The caller gave up. */
  | { readonly kind: 'aborted' }
  /** An error in the code of the page. */
  | {
      readonly kind: 'crash'
      /** The error as it was thrown. */
      readonly cause: unknown
    }

const failureKey: Readonly<Record<FormFailure['kind'], MessageKey>> = {
  'fields-invalid': 'form.error.invalid',
  captcha: 'form.error.captcha',
  key: 'form.error.key',
  parse: 'form.error.parse',
  'not-signed-in': 'form.error.unauthorized',
  'not-configured': 'form.error.notConfigured',
  'too-many': 'form.error.rateLimit',
  'server-down': 'form.error.server',
  other: 'form.error.unknown',
  save: 'form.error.unknown',
  aborted: 'form.error.unknown',
  crash: 'form.error.submit',
}

/** Text for the visitor about a failed submission. Undefined if the visitor or the page gave up. */
export function failureText(failure: FormFailure, messages: Messages): string | undefined {
  if (failure.kind === 'aborted') return undefined
  const own = messages[failureKey[failure.kind]]
  const text = failure.kind === 'other' ? (failure.message ?? own) : own
  const more = failure.kind === 'fields-invalid' ? failure.unplaced : namesOf(failure)
  return shorten([text, ...more].join(' '))
}

/** Names of what cannot be sent. */
const namesOf = (failure: FormFailure): readonly string[] =>
  failure.kind === 'parse' && failure.unsent ? [failure.unsent.join(', ')] : []

const byStatus = new Map([
  [401, 'not-signed-in'],
  [404, 'not-configured'],
  [429, 'too-many'],
  [500, 'server-down'],
] as const)

/** Reads why a form was not saved. `isShown` tells which fields can show a text. */
export function saveFailure(cause: CallFailure, isShown: (id: string) => boolean): FormFailure {
  if (cause.kind === 'aborted') return { kind: 'aborted' }
  if (!('status' in cause)) return { kind: 'other', cause }
  const { errors, error } = fieldsOf(cause.body)
  // Some servers refuse answers with a status of success.
  const isAboutFields = (cause.status === 400 || cause.status < 300) && isRecord(errors)
  const refused = Object.entries(isAboutFields ? errors : {}).flatMap(refusal)
  if (refused.length > 0) return fieldsFailure(refused, isShown)
  const kind = byStatus.get(cause.status as 401)
  return kind ? { kind, cause } : { kind: 'other', cause, message: textOf(error) }
}

/** Fields of an answer. Clients of axios see them under `data`. */
export const fieldsOf = (body: unknown): Readonly<Record<string, unknown>> =>
  isRecord(body) ? { ...(isRecord(body.data) && body.data), ...body } : {}

/** Errors of another shape are a refusal, too: the visitor must not be thanked. */
export function isRefusal(body: unknown): boolean {
  const { error, errors } = fieldsOf(body)
  return Boolean(error) || Object.keys(Object(errors) as object).length > 0
}

const LONGEST_TEXT = 500

/** A text of at most 500 characters: a server may answer with a page of its own, or with the log of its error. */
const shorten = (text: string): string =>
  text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT - 1).replace(/[\ud800-\udbff]$/, '')}…` : text

export const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined

/** A problem with the id of its field. */
type Found = readonly [string, FieldProblem]

/** Reads the text about a field. Some servers send a list: its first text is the one to show. */
function refusal([id, raw]: [string, unknown]): readonly Found[] {
  const text = textOf(Array.isArray(raw) ? raw[0] : raw)
  return text === undefined ? [] : [[id, { kind: 'refused', by: 'server', text: shorten(text) }]]
}

/** Answers that the rules of the page or the server refuse. The text about a field that is not shown is one of the form. */
export const fieldsFailure = (found: readonly Found[], isShown: (id: string) => boolean): FormFailure => ({
  kind: 'fields-invalid',
  problems: new Map(found.filter(([id]) => isShown(id))),
  unplaced: found.flatMap(([id, problem]) =>
    isShown(id) || problem.kind !== 'refused' ? [] : [problem.text],
  ),
})
