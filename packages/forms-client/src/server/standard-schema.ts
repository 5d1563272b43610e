import type { StandardSchemaV1 } from '@standard-schema/spec'
import type { FormDefinition, ValuesOf } from '../definition/form-definition.ts'
import { readAnswers, type AnswersOptions } from './answers.ts'

/**
 * Returns a form as a Standard Schema, for form libraries and routers that take one:
 * https://standardschema.dev
 *
 * @example
 * ```ts
 * import { formSchema } from '@sitewright/forms-client/server'
 *
 * const schema = formSchema(contact)
 * const checked = await schema['~standard'].validate({ email: 'mira@example.com' })
 * ```
 */
export const formSchema = <const Definition extends FormDefinition>(
  definition: Definition,
  options?: AnswersOptions,
): StandardSchemaV1<Partial<ValuesOf<Definition>>, ValuesOf<Definition>> => ({
  '~standard': {
    version: 1,
    vendor: 'sitewright',
    validate: (raw) => {
      const read = readAnswers(definition, raw, options)
      if (read.ok) return { value: read.value }
      return { issues: read.failure.map(({ id, text }) => ({ message: text, path: [id] })) }
    },
  },
})
