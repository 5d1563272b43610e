import { withDefaults } from '@sitewright/machine'
import { fail, succeed, type Result } from '@sitewright/machine/result'
import { isRecord } from '@sitewright/site/reader'
import { askedIds, emptyValue, type Field, type FieldValue } from '../kind/field.ts'
import type { FieldRules, SerialiseContext } from '../kind/kind.ts'
import { checkField, problemText } from '../validation/problem.ts'
import type { FormDefinition, ValuesOf } from '../definition/form-definition.ts'
import { messages as defaultMessages, type Messages } from '../messages.ts'
import { readAnswer } from './answer.ts'

/** Text about a field. */
export interface FieldError {
  readonly id: string
  readonly text: string
}

/** Settings for reading answers. */
export interface AnswersOptions extends FieldRules, Pick<SerialiseContext, 'sanitise'> {
  /** Texts that replace the English ones, by key. */
  readonly messages?: Partial<Messages> | undefined
}

/**
 * Reads answers by the id of their field, from any source: the same checks as on the page. Answers are one of the options
 * of their field, and have as many parts as it. Those of fields that are not asked are empty.
 */
export function readAnswers<const Definition extends FormDefinition>(
  definition: Definition,
  raw: unknown,
  options: AnswersOptions = {},
): Result<ValuesOf<Definition>, readonly FieldError[]> {
  const { values, errors } = readFields(definition, raw, options)
  // The types follow from the definition, whose kinds have just been read.
  return errors.length > 0 ? fail(errors) : succeed(Object.fromEntries(values) as ValuesOf<Definition>)
}

/** Answers that were read. */
export interface ReadFields {
  /** Answers by the id of their field, empty if it is not asked. */
  readonly values: ReadonlyMap<string, FieldValue>
  /** Ids of the fields that are asked. */
  readonly asked: ReadonlySet<string>
  readonly errors: readonly FieldError[]
}

/** Reads and checks the answers of a form. */
export function readFields(
  { fields }: FormDefinition,
  raw: unknown,
  { messages, sanitise, ...options }: AnswersOptions,
): ReadFields {
  const texts = withDefaults<Messages>(defaultMessages, messages)
  const rules = { ...options, requiredText: options.requiredText ?? texts['form.error.invalid'] }
  const given = new Map(isRecord(raw) ? Object.entries(raw) : [])
  const answered = fields.filter(({ kind }) => kind !== 'section')
  const read = new Map(answered.map((field) => [field.id, readAnswer(field, given.get(field.id), sanitise)]))
  const asked = askedIds(fields, (id) => read.get(id))
  const errors = answered.flatMap((field) => {
    if (!asked.has(field.id)) return []
    const value = read.get(field.id)
    if (value === undefined) return [{ id: field.id, text: texts['form.error.parse'] }]
    const problem = checkField(field, value, rules)
    return problem ? [{ id: field.id, text: problemText(problem, texts) }] : []
  })
  const valueOf = (field: Field): FieldValue =>
    (asked.has(field.id) ? read.get(field.id) : undefined) ?? emptyValue(field)
  return { values: new Map(answered.map((field) => [field.id, valueOf(field)])), asked, errors }
}
