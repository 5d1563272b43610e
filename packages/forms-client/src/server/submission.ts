import { fail, succeed, type Result } from '@sitewright/machine/result'
import { isRecord, parseJson } from '@sitewright/site/reader'
import { partCount, type Field } from '../field/field.ts'
import type { FormDefinition, ValuesOf } from '../form/form.ts'
import { messages as defaultMessages } from '../messages.ts'
import { readAnswers, type AnswersOptions, type FieldError } from './answers.ts'

/** `FormData` or `URLSearchParams`: fields of a form as a browser sends it. */
export interface FormEntries {
  readonly get: (name: string) => unknown
  readonly getAll: (name: string) => readonly unknown[]
}

/** Rule of the server for one field. Returns the text for the visitor if the answer is wrong. */
export type ServerCheck<Value> = (
  value: Value,
  context: { readonly signal?: undefined },
) => string | undefined | Promise<string | undefined>

/** Settings of `readSubmission`. */
export interface SubmissionReadOptions<Definition extends FormDefinition> extends AnswersOptions {
  /** Rules by the id of their field: those of the page can be used again. */
  readonly checks?:
    { readonly [Id in keyof ValuesOf<Definition>]?: ServerCheck<ValuesOf<Definition>[Id]> } | undefined
}

/** Reason why a submission is refused, as the page reads it: send it as JSON with status 400. */
export type SubmissionRefusal =
  /** Texts by the id of their field. */
  { readonly errors: Readonly<Record<string, string>> } | { readonly error: string }

/**
 * Reads a submission on the server or at the edge: the `FormData` of an action, the JSON of a route, or the body that
 * `createForm` sends. Returns typed answers, or what the page shows.
 */
export async function readSubmission<const Definition extends FormDefinition>(
  definition: Definition,
  input: FormEntries | object,
  options: SubmissionReadOptions<Definition> = {},
): Promise<Result<ValuesOf<Definition>, SubmissionRefusal>> {
  const raw = rawAnswers(definition, input)
  if (!raw) return fail({ error: { ...defaultMessages, ...options.messages }['form.error.parse'] })
  const read = readAnswers(definition, raw, options)
  if (!read.ok) return fail(refusal(read.failure))
  const checks = Object.entries(options.checks ?? {}) as readonly (readonly [string, ServerCheck<unknown>])[]
  const values = new Map<string, unknown>(Object.entries(read.value))
  const refused = await Promise.all(
    checks.map(async ([id, check]) => ({ id, text: (await check(values.get(id), {})) ?? '' })),
  )
  const errors = refused.filter(({ text }) => text !== '')
  return errors.length > 0 ? fail(refusal(errors)) : succeed(read.value)
}

const refusal = (errors: readonly FieldError[]): SubmissionRefusal => ({
  errors: Object.fromEntries(errors.map(({ id, text }) => [id, text])),
})

/** Answers by the id of their field, unchecked. Undefined for a body that has none. */
function rawAnswers(
  definition: FormDefinition,
  input: object,
): Readonly<Record<string, unknown>> | undefined {
  const wire: unknown = isEntries(input) ? input.get('form') : Reflect.get(input, 'form')
  // A field may be called 'form' as well: only a text beside a key is the body of the page.
  const key: unknown = isEntries(input) ? input.get('key') : Reflect.get(input, 'key')
  if (typeof wire === 'string' && typeof key === 'string') {
    const answers = parseJson(wire)
    return isRecord(answers) ? answers : undefined
  }
  if (!isEntries(input)) return isRecord(input) ? input : undefined
  return Object.fromEntries(definition.fields.map((field) => [field.id, entriesOf(field, input)]))
}

const isEntries = (input: object): input is FormEntries =>
  typeof Reflect.get(input, 'getAll') === 'function' && typeof Reflect.get(input, 'get') === 'function'

/** The entries of a field, under the names that `connectField` gives them. */
function entriesOf(field: Field, entries: FormEntries): unknown {
  if (field.kind === 'likert') {
    return Object.fromEntries(
      field.options.map((question, index) => [question, entries.get(`${field.id}[${index}]`) ?? '']),
    )
  }
  const hasMany = partCount(field) > 0 || field.kind === 'checkbox'
  const all = entries.getAll(field.id)
  if (hasMany) return all.length > 0 ? all : undefined
  return all[0]
}
