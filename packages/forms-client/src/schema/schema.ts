import { withDefaults } from '@sitewright/machine'
import * as z from 'zod/mini'
import type { Field, FieldValue } from '../field/field.ts'
import { kinds } from '../field/kind.ts'
import { checkField, problemText } from '../field/problem.ts'
import type { FormDefinition, ValuesOf } from '../form/form.ts'
import { messages as defaultMessages, type Messages } from '../messages.ts'
import type { AnswersOptions } from '../server/answers.ts'

/** A schema of zod/mini for the answers of a form. */
export type FormSchema<Definition extends FormDefinition> = z.ZodMiniType<ValuesOf<Definition>>

/**
 * Creates a schema of zod/mini from a form, with its texts, to combine with schemas of your own. Conditions between
 * fields are not part of it: `readSubmission` knows them.
 */
export function toZod<const Definition extends FormDefinition>(
  definition: Definition,
  options: AnswersOptions = {},
): FormSchema<Definition> {
  const fields = definition.fields.filter(({ kind }) => kind !== 'section')
  const shape = Object.fromEntries(fields.map((field) => [field.id, fieldSchema(field, options)]))
  // The types follow from the definition.
  return z.object(shape) as unknown as FormSchema<Definition>
}

function fieldSchema(field: Field, { messages, ...rules }: AnswersOptions): z.ZodMiniType<FieldValue> {
  const texts = withDefaults<Messages>(defaultMessages, messages)
  return shapeOf(field).check(
    z.refine((value: FieldValue) => !checkField(field, value, rules), {
      error: ({ input }) => {
        const value = kinds[field.kind].parse(input)
        const problem = value === undefined ? undefined : checkField(field, value, rules)
        return problem && problemText(problem, texts)
      },
    }),
  )
}

function shapeOf({ kind }: Field): z.ZodMiniType<FieldValue> {
  const text = z.string()
  if (['date', 'time', 'name', 'address', 'phone', 'checkbox'].includes(kind)) return z.array(text)
  return kind === 'likert' ? z.record(text, text) : text
}
