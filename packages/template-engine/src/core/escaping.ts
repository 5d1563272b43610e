import type { Kind } from './kind.ts'
import type { Scope } from './scope.ts'
import type { Node, Variable } from './tree.ts'

/** What each formatter of a chain says that it answers with. */
export type Kinds = readonly (Kind | undefined)[]

/** How the value of a variable becomes text. */
export type Print = (value: unknown, scope: Scope) => string

/** Decides how each variable of a template is made safe, from its place and from what its formatters answer with. */
export type Escaping = (nodes: readonly Node[]) => Escaper

/** How the variables of one template are made safe. */
export interface Escaper {
  /** Where a variable stands, as plain data: code that is made ahead of time carries it along. */
  readonly placeOf: (variable: Variable) => unknown
  /** How the value of a variable at such a place becomes text. */
  readonly print: (place: unknown, variable: Pick<Variable, 'references'>, kinds: Kinds) => Print
}

/** What a chain of formatters answers with in the end. */
export function kindOf(kinds: Kinds, first: Kind = 'text'): Kind {
  return kinds.reduce<Kind>((kind, next = 'text') => (next === 'same' ? kind : next), first)
}
