import type { StandardSchemaV1 } from '@standard-schema/spec'
import type { FormDefinition, ValuesOf } from '../definition/form-definition.ts'

/** Rule for one field: the text of the schema's first issue about it. */
export type ResolverCheck = (
  value: unknown,
  context: {
    /** Answers of all fields, for a schema that compares several. */
    readonly values: object
  },
) => Promise<string | undefined>

/** Rules for all fields of a form, by their id. */
export type ResolverChecks<Definition extends FormDefinition> = {
  readonly [Id in keyof ValuesOf<Definition>]: ResolverCheck
}

/**
 * Makes rules from a Standard Schema of your own, such as one of zod, valibot or arktype:
 * `createForm(definition, { checks: resolver(definition, schema) })`. The schema gets the answers of all fields, once for a
 * press. An issue about no field of the form is shown at its last field. What the schema makes of the answers is not sent.
 *
 * @example
 * ```ts
 * import { resolver } from '@sitewright/forms-client/resolver'
 * import * as z from 'zod/mini'
 *
 * const schema = z.object({ email: z.email('This is no email.') })
 * const form = createForm(contact, { ...save, checks: resolver(contact, schema) })
 * ```
 */
export function resolver<const Definition extends FormDefinition>(
  { fields }: Definition,
  schema: StandardSchemaV1,
): ResolverChecks<Definition> {
  const ids: ReadonlySet<unknown> = new Set(fields.map(({ id }) => id))
  const shown = fields.filter(({ kind }) => kind !== 'hidden' && kind !== 'section')
  // A field with a condition may not be asked.
  const last = (shown.filter(({ when }) => !when).at(-1) ?? shown.at(-1))?.id
  const results = new WeakMap<object, ReturnType<(typeof schema)['~standard']['validate']>>()
  const validate = (values: object): ReturnType<(typeof schema)['~standard']['validate']> => {
    const known = results.get(values) ?? schema['~standard'].validate(values)
    results.set(values, known)
    return known
  }
  const check =
    (id: string): ResolverCheck =>
    async (_, { values }) => {
      const { issues = [] } = await validate(values)
      const about = (issue: StandardSchemaV1.Issue): PropertyKey | undefined => keyOf(issue.path?.[0])
      const isUnplaced = (issue: StandardSchemaV1.Issue): boolean => !ids.has(about(issue))
      return (
        issues.find((issue) => about(issue) === id) ?? (id === last ? issues.find(isUnplaced) : undefined)
      )?.message
    }
  // The types follow from the definition.
  return Object.fromEntries(fields.map(({ id }) => [id, check(id)])) as ResolverChecks<Definition>
}

const keyOf = (segment: PropertyKey | StandardSchemaV1.PathSegment | undefined): PropertyKey | undefined =>
  typeof segment === 'object' ? segment.key : segment
