import type { Formatter } from '../formatter/formatter.ts'
import type { Kind } from '../4-render/kind.ts'
import type { Scope } from '../4-render/scope.ts'
import type { PartialFault } from '../4-render/rendering.ts'
import type { Bindvar, Node } from '../2-parse/tree.ts'

/** How a value becomes text. */
export type Print = (value: unknown, scope: Scope) => string

export type FormatterOf = (name: string) => Formatter | undefined

/**
 * Chooses the escape of each tag, by its position and the kind of text that its formatters return. Adds the fault of a partial
 * that does not end in text: what follows it is escaped for that.
 */
export type Escaping = (nodes: readonly Node[], formatter: FormatterOf, faults?: PartialFault[]) => Escaper

/** Escapes of one template. */
export interface Escaper {
  /** Position of a tag that prints, as plain data: generated code carries it along. A macro has one if it must not be used. */
  readonly placeOf: (node: Node) => unknown
  /** Turns the value of a tag into text; undefined for instructions that escape their output themselves. */
  readonly print: (node: Node, place?: unknown) => Print | undefined
  /** Kind of text that a variable is bound to. */
  readonly kindOf: (node: Bindvar) => (scope: Scope) => Kind
}
