import type { Formatter } from '../formatters/formatter.ts'
import type { Kind } from '../formatters/kind.ts'
import type { Scope } from '../4-render/scope.ts'
import type { Bindvar, Node } from '../2-parse/tree.ts'

/** How a value becomes text. */
export type Print = (value: unknown, scope: Scope) => string

export type FormatterOf = (name: string) => Formatter | undefined

/** Decides how what a template prints is made safe, from its place and from what its formatters answer with. */
export type Escaping = (nodes: readonly Node[], formatter: FormatterOf) => Escaper

/** How what one template prints is made safe. */
export interface Escaper {
  /** Where a tag stands, as plain data: code that is made ahead of time carries it along. */
  readonly placeOf: (node: Node) => unknown
  /** How what a tag prints becomes text; nothing for instructions that make their output safe themselves. */
  readonly print: (node: Node, place?: unknown) => Print | undefined
  /** What kind of text a variable is bound to. */
  readonly kindOf: (node: Bindvar) => Kind
}
