import type { Arguments } from './arguments.ts'
import type { Reference } from './reference.ts'

/** The names of the instructions; the index is the opcode in the JSON form. */
export const OPCODES = [
  'TEXT',
  'VARIABLE',
  'SECTION',
  'END',
  'REPEATED',
  'PREDICATE',
  'BINDVAR',
  'OR_PREDICATE',
  'IF',
  'INJECT',
  'MACRO',
  'COMMENT',
  'META_LEFT',
  'META_RIGHT',
  'NEWLINE',
  'SPACE',
  'TAB',
  'ROOT',
  'EOF',
  'ALTERNATES_WITH',
  'STRUCT',
  'ATOM',
  'CTXVAR',
  'EVAL',
  'INCLUDE',
] as const

/** Position of an instruction in its source: offsets, the end exclusive. */
interface Placed {
  readonly start: number
  readonly end: number
}

/** One formatter of a chain, or a predicate: its name and its arguments. */
export interface Call {
  readonly name: string
  readonly args: Arguments | undefined
}

export interface Text extends Placed {
  readonly op: 'TEXT'
  readonly text: string
}

export interface Variable extends Placed {
  readonly op: 'VARIABLE'
  readonly references: readonly Reference[]
  readonly calls: readonly Call[]
}

export interface Bindvar extends Placed {
  readonly op: 'BINDVAR'
  readonly name: string
  readonly references: readonly Reference[]
  readonly calls: readonly Call[]
}

interface Block extends Placed {
  readonly body: Node[]
}

interface Branching extends Block {
  or?: Or
}

export interface Section extends Branching {
  readonly op: 'SECTION'
  readonly reference: Reference
}

export interface Repeated extends Branching {
  readonly op: 'REPEATED'
  readonly reference: Reference
  alternates?: Node[]
}

export interface PredicateBlock extends Branching {
  readonly op: 'PREDICATE'
  readonly call: Call
}

/** An alternative: the last one has no predicate. */
export interface Or extends Branching {
  readonly op: 'OR_PREDICATE'
  readonly call: Call | undefined
}

export interface If extends Branching {
  readonly op: 'IF'
  /** Between the references: 1 for `&&`, 0 for `||`. */
  readonly operators: readonly (0 | 1)[]
  readonly references: readonly Reference[]
}

export interface Macro extends Block {
  readonly op: 'MACRO'
  readonly name: string
}

/** A block that only a tree can hold: it runs its children. */
export interface Struct extends Block {
  readonly op: 'STRUCT'
  readonly value: unknown
}

export interface Atom extends Placed {
  readonly op: 'ATOM'
  readonly value: unknown
}

export interface Inject extends Placed {
  readonly op: 'INJECT'
  readonly name: string
  readonly path: string
  readonly args: Arguments | undefined
}

export interface Comment extends Placed {
  readonly op: 'COMMENT'
  readonly text: string
  readonly lines: boolean
}

export interface Ctxvar extends Placed {
  readonly op: 'CTXVAR'
  readonly name: string
  readonly bindings: readonly (readonly [key: string, reference: Reference])[]
}

export interface Eval extends Placed {
  readonly op: 'EVAL'
  readonly source: string
}

export interface Include extends Placed {
  readonly op: 'INCLUDE'
  readonly name: string
  readonly args: Arguments
}

/** An instruction that prints one character. */
export interface Literal extends Placed {
  readonly op: 'META_LEFT' | 'META_RIGHT' | 'NEWLINE' | 'SPACE' | 'TAB'
}

/** An instruction that works by itself. */
export type Node =
  | Text
  | Variable
  | Bindvar
  | Section
  | Repeated
  | PredicateBlock
  | If
  | Macro
  | Struct
  | Atom
  | Inject
  | Comment
  | Ctxvar
  | Eval
  | Include
  | Literal

/** A tag: an instruction, or a mark that ends or divides the block around it. */
export type Tag = Node | Or | Mark

/** A mark that ends a block or begins a part of it. */
type Mark = (Placed & { readonly op: 'END' }) | (Placed & { readonly op: 'ALTERNATES_WITH' })

/** An instruction that holds others. */
export type Opener = Section | Repeated | PredicateBlock | If | Macro | Struct | Or

/** Output of the instructions for single characters. */
const LITERALS: Readonly<Record<string, string>> = {
  META_LEFT: '{',
  META_RIGHT: '}',
  NEWLINE: '\n',
  SPACE: ' ',
  TAB: '\t',
}

/** The text that an instruction always prints; undefined for all others. */
export const textOf = (node: Node): string | undefined => (node.op === 'TEXT' ? node.text : LITERALS[node.op])

/** A template that has been read: its instructions, and the source they stand in, if it is known. */
export interface Parsed {
  /** The instructions in the order of the source, each with those inside of it. */
  readonly nodes: readonly Node[]
  /** Text of the template. Undefined for a tree that was made without one. */
  readonly source: string | undefined
}

/** Visits a node; returns the context of its body and alternates. Alternatives keep the context of their block. */
export type Visit<Context> = (node: Node | Or, context: Context) => Context

/** Walks through a tree in the order of its source, blocks inside of blocks and alternatives included. */
export function walk<Context>(nodes: readonly Node[], context: Context, visit: Visit<Context>): void {
  for (const node of nodes) {
    for (let at: Node | Or | undefined = node; at; at = 'or' in at ? at.or : undefined) {
      const inner = visit(at, context)
      if ('body' in at) walk(at.body, inner, visit)
      if ('alternates' in at) walk(at.alternates ?? [], inner, visit)
    }
  }
}
