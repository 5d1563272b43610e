import { withDefaults } from '@sitewright/machine'
import { isRecord } from '@sitewright/site/reader'
import * as z from 'zod/mini'
import type { FormDefinition, ValuesOf } from '../definition/form-definition.ts'
import { messages as defaultMessages, type Messages } from '../messages.ts'
import { readAnswers, type AnswersOptions } from '../server/answers.ts'

/** A schema of zod/mini for the answers of a form. */
export type FormSchema<Definition extends FormDefinition> = z.ZodMiniType<ValuesOf<Definition>>

/**
 * Creates a schema of zod/mini from a form, to combine with schemas of your own. It takes and refuses what `readSubmission`
 * does of the answers by the id of their field, with the same texts, and cleans them alike.
 *
 * @example
 * ```ts
 * import { toZod } from '@sitewright/forms-client/zod'
 * import * as z from 'zod/mini'
 *
 * const inOrder = toZod(booking).check(z.refine(({ from, to }) => from < to, 'Leave after you arrive.'))
 * inOrder.safeParse({ from: '2026-05-02', to: '2026-05-01' }).success // false
 * ```
 */
export function toZod<const Definition extends FormDefinition>(
  definition: Definition,
  options: AnswersOptions = {},
): FormSchema<Definition> {
  const texts = withDefaults<Messages>(defaultMessages, options.messages)
  const read = z.transform((input: unknown, { issues }) => {
    const refuse = (message: string, path: PropertyKey[]): number =>
      issues.push({ code: 'custom', input, message, path })
    const answers = readAnswers(definition, input, options)
    if (!isRecord(input)) refuse(texts['form.error.parse'], [])
    else if (answers.ok) return answers.value
    else for (const { id, text } of answers.failure) refuse(text, [id])
    return z.NEVER
  })
  return z.pipe(z.unknown(), read)
}
