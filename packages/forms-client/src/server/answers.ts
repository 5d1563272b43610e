import { fail, succeed, type Result } from '@sitewright/machine/result'
import { isRecord } from '@sitewright/site/reader'
import { emptyValue, isAsked, type Field, type FieldValue } from '../field/field.ts'
import { kinds, type FieldRules } from '../field/kind.ts'
import { checkField, problemText } from '../field/problem.ts'
import type { FormDefinition, ValuesOf } from '../form/form.ts'
import { messages as defaultMessages, type Messages } from '../messages.ts'

/** Text about a field. */
export interface FieldError {
  readonly id: string
  readonly text: string
}

/** Settings for reading answers. */
export interface AnswersOptions extends FieldRules {
  readonly messages?: Partial<Messages> | undefined
}

/** Reads answers by the id of their field, from any source: the same checks as on the page. */
export function readAnswers<const Definition extends FormDefinition>(
  { fields }: Definition,
  raw: unknown,
  { messages, ...rules }: AnswersOptions = {},
): Result<ValuesOf<Definition>, readonly FieldError[]> {
  const texts = { ...defaultMessages, ...messages }
  const given = new Map(isRecord(raw) ? Object.entries(raw) : [])
  const answered = fields.filter(({ kind }) => kind !== 'section')
  const read = answered.map((field) => [field, readAnswer(field, given.get(field.id))] as const)
  const values = new Map(read.map(([{ id }, value]) => [id, value]))
  const errors = read.flatMap(([field, value]) => {
    if (value === undefined) return [{ id: field.id, text: texts['form.error.parse'] }]
    const problem = isAsked(field, (id) => values.get(id)) ? checkField(field, value, rules) : undefined
    return problem ? [{ id: field.id, text: problemText(problem, texts) }] : []
  })
  // The types follow from the definition, whose kinds have just been read.
  return errors.length > 0 ? fail(errors) : succeed(Object.fromEntries(values) as ValuesOf<Definition>)
}

/** Reads one answer. A missing one is empty; undefined is one of another shape. */
const readAnswer = (field: Field, raw: unknown): FieldValue | undefined =>
  raw == null ? emptyValue(field) : kinds[field.kind].parse(raw)
