import type { Endpoint } from '@sitewright/site/contracts'
import * as z from 'zod/mini'

/** Where a value differs from a schema, and the type that the schema names, if it names one. */
export interface ShapeIssue {
  readonly path: readonly PropertyKey[]
  readonly type?: string | undefined
}

type Issue = z.core.$ZodIssue

const TYPES: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
}

/** Of the ways in which a value may be right, the one that it comes closest to. */
function closest(issue: Issue): ShapeIssue {
  if (issue.code === 'invalid_union') {
    const [first] = issue.errors
      .flatMap(([each]) => (each ? [closest(each)] : []))
      .sort((a, b) => b.path.length - a.path.length)
    if (first) return { ...first, path: [...issue.path, ...first.path] }
  }
  return {
    path: issue.path,
    type: issue.code === 'invalid_type' ? (TYPES[issue.expected] ?? issue.expected) : undefined,
  }
}

/** Finds the first place where a value differs from a schema. */
export function shapeIssue(schema: z.ZodMiniType, value: unknown): ShapeIssue | undefined {
  const issue = z.safeParse(schema, value).error?.issues[0]
  return issue && closest(issue)
}

/** A body as the packages read it, with the defaults of the endpoint's schema. Unchanged if it has another shape. */
export function parsed({ answer }: Endpoint, body: unknown): unknown {
  return answer ? (z.safeParse(answer, body).data ?? body) : body
}
