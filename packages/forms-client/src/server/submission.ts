import { withDefaults } from '@sitewright/machine'
import { fail, succeed, type Result } from '@sitewright/machine/result'
import { isRecord, parseJson } from '@sitewright/site/reader'
import { partCount, type Field, type FieldValues } from '../kind/field.ts'
import type { FormDefinition, ValuesOf } from '../definition/form-definition.ts'
import { messages as defaultMessages, type Messages } from '../messages.ts'
import { ruleText, type RuleText } from '../validation/problem.ts'
import { readFields, type AnswersOptions, type FieldError, type ReadFields } from './answers.ts'
import type { FormEntries } from './request.ts'

/** Rule of the server for one field. Returns the text for the visitor if the answer is wrong, as those of the page. */
export type ServerCheck<Value> = (
  value: Value,
  context: {
    readonly signal?: undefined
    /** Answers of all fields by their id. */
    readonly values: FieldValues
  },
) => RuleText | Promise<RuleText>

/** Settings of `readSubmission`. */
export interface SubmissionReadOptions<Definition extends FormDefinition> extends AnswersOptions {
  /** Rules by the id of their field: those of the page can be used again. A field that is not asked is not checked. */
  readonly checks?:
    { readonly [Id in keyof ValuesOf<Definition>]?: ServerCheck<ValuesOf<Definition>[Id]> } | undefined
}

type Answers = Readonly<Record<string, unknown>>

/** Reason why a submission is refused, as the page reads it: send it as JSON with status 400. */
export type SubmissionRefusal =
  | {
      /** Texts by the id of their field. */
      readonly errors: Readonly<Record<string, string>>
      /** Answers of a form that a browser has sent by itself, but for passwords: the next page shows them again. */
      readonly values?: FieldValues | undefined
    }
  | {
      /** Text about the form as a whole, where no field is to blame. */
      readonly error: string
    }

/**
 * Reads a submission on the server or at the edge: the `FormData` of an action, what `readRequest` returns, or the body
 * that `createForm` sends. Returns typed answers, or what the page shows. Anything else is refused as a whole.
 *
 * @throws whatever one of the `checks` throws
 *
 * @example
 * ```ts
 * import { readRequest, readSubmission } from '@sitewright/forms-client/server'
 *
 * export async function POST(request: Request): Promise<Response> {
 *   const read = await readSubmission(contact, await readRequest(request))
 *   if (!read.ok) return Response.json(read.failure, { status: 400 })
 *   return Response.json({ saved: read.value.email })
 * }
 * ```
 */
export async function readSubmission<const Definition extends FormDefinition>(
  definition: Definition,
  input: unknown,
  options: SubmissionReadOptions<Definition> = {},
): Promise<Result<ValuesOf<Definition>, SubmissionRefusal>> {
  // The JSON of a stranger may be a number or a text.
  const sent = typeof input === 'object' && input !== null ? input : undefined
  const body = sent && pageBody(definition, sent)
  const raw = body !== undefined ? readBody(body) : sent && plainAnswers(definition, sent)
  const texts = withDefaults<Messages>(defaultMessages, options.messages)
  if (!raw) return fail({ error: texts['form.error.parse'] })
  const { checks = {}, ...rules } = options
  const read = readFields(definition, raw, rules)
  const errors = read.errors.length > 0 ? read.errors : await runChecks(checks, read, texts)
  const values = body !== undefined || !isEntries(sent) ? undefined : openValues(definition, read)
  // The types follow from the definition, whose kinds have just been read.
  return errors.length > 0
    ? fail({ ...refusal(errors), ...(values && { values }) })
    : succeed(Object.fromEntries(read.values) as ValuesOf<Definition>)
}

async function runChecks(
  checks: object,
  { values, asked }: ReadFields,
  texts: Messages,
): Promise<readonly FieldError[]> {
  const rules = Object.entries(checks) as readonly (readonly [string, ServerCheck<unknown>])[]
  const context = { values: Object.fromEntries(values) }
  const refused = await Promise.all(
    rules
      .filter(([id]) => asked.has(id))
      .map(async ([id, check]) => ({
        id,
        text: ruleText(await check(values.get(id), context), texts) ?? '',
      })),
  )
  return refused.filter(({ text }) => text !== '')
}

const refusal = (errors: readonly FieldError[]) => ({
  errors: Object.fromEntries(errors.map(({ id, text }) => [id, text])),
})

/** Answers that a page may show again. */
const openValues = ({ fields }: FormDefinition, { values }: ReadFields): FieldValues =>
  Object.fromEntries(
    fields.flatMap(({ id, kind }) => {
      const value = values.get(id)
      return value === undefined || kind === 'password' || kind === 'hidden' ? [] : [[id, value]]
    }),
  )

/** The JSON text of the answers, in a body that `createForm` has sent. Undefined for the fields of a form. */
function pageBody({ fields }: FormDefinition, input: object): string | undefined {
  const [form, key, path] = ['form', 'key', 'pagePath'].map((name): unknown =>
    isEntries(input) ? input.get(name) : Reflect.get(input, name),
  )
  if (typeof form !== 'string' || typeof key !== 'string') return undefined
  // A field may be called so as well: then only a text beside the path of a page is the body of the page.
  const isField = fields.some(({ id }) => id === 'form')
  return isField && typeof path !== 'string' ? undefined : form
}

function readBody(form: string): Answers | undefined {
  const answers = parseJson(form)
  return isRecord(answers) ? answers : undefined
}

/** Answers by the id of their field, unchecked. Undefined for a body that has none. */
function plainAnswers({ fields }: FormDefinition, input: object): Answers | undefined {
  if (!isEntries(input)) return isRecord(input) ? input : undefined
  return Object.fromEntries(fields.map((field) => [field.id, entriesOf(field, input)]))
}

const isEntries = (input: object | undefined): input is FormEntries =>
  input !== undefined &&
  typeof Reflect.get(input, 'getAll') === 'function' &&
  typeof Reflect.get(input, 'get') === 'function'

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
