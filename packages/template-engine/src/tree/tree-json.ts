import type { Arguments } from '../2-parse/arguments.ts'
import type { Reference } from '../2-parse/reference.ts'
import { parse } from '../2-parse/parse.ts'
import { LIMITS } from '../4-render/limit.ts'
import { ANY } from '../2-parse/read-tag.ts'
import {
  OPCODES,
  type Bindvar,
  type Call,
  type Node,
  type Or,
  type Parsed,
  type Variable,
} from '../2-parse/tree.ts'

/** A template in the compiled form that implementations of the language share, version 1. */
export type Tree = readonly unknown[]

const VERSION = 1

const code = (op: (typeof OPCODES)[number]): number => OPCODES.indexOf(op)
const END = code('END')
const EOF = code('EOF')

/**
 * Returns the JSON form of a template that has been read.
 *
 * @example
 * ```ts
 * import { exportTree, importTree, parseTree } from '@sitewright/template-engine/tree'
 *
 * const stored = JSON.stringify(exportTree(parseTree('<h1>{title}</h1>')))
 * const page = engine.compile(importTree(JSON.parse(stored)))
 * ```
 */
export function exportTree({ nodes }: Parsed): Tree {
  return [code('ROOT'), VERSION, block(nodes), EOF]
}

/** Reads the source of a template without an engine, so the names that it calls are not checked. */
export function parseTree(
  source: string,
  {
    preprocess,
  }: {
    /** `on`: only `{^…}` are tags. `off`: they are dropped. @default neither: they are text */
    readonly preprocess?: 'on' | 'off'
  } = {},
): Parsed {
  const silent = (): void => undefined
  const options = { formatters: ANY, predicates: ANY, preprocess, limits: LIMITS, fault: silent }
  return { nodes: parse(source, options), source }
}

const block = (nodes: readonly Node[]): unknown[] => nodes.map(written)

function written(node: Node): unknown {
  const op = code(node.op)
  switch (node.op) {
    case 'TEXT':
      return [op, node.text]
    case 'VARIABLE':
      return [op, ...variables(node)]
    case 'BINDVAR':
      return [op, node.name, ...variables(node)]
    case 'SECTION':
      return [op, node.reference, block(node.body), alternatives(node.or)]
    case 'REPEATED':
      return [op, node.reference, block(node.body), alternatives(node.or), block(node.alternates ?? [])]
    case 'PREDICATE':
      return [op, node.call.name, args(node.call.args), block(node.body), alternatives(node.or)]
    case 'IF':
      return [op, node.operators, node.references, block(node.body), alternatives(node.or)]
    case 'INJECT':
      return [op, node.name, node.path, args(node.args)]
    case 'MACRO':
      return [op, node.name, block(node.body)]
    case 'COMMENT':
      return [op, node.text, node.lines ? 1 : 0]
    case 'STRUCT':
      return [op, node.value, block(node.body)]
    case 'ATOM':
      return [op, node.value]
    case 'CTXVAR':
      return [op, node.name, node.bindings]
    case 'EVAL':
      return [op, node.source]
    case 'INCLUDE':
      return [op, node.name, args(node.args)]
    default:
      return op
  }
}

function variables({ references, calls }: Variable | Bindvar): unknown[] {
  const written = calls.map((call) => (call.args ? [call.name, args(call.args)] : [call.name]))
  return [references, written.length > 0 ? written : 0]
}

const args = (given: Arguments | undefined): unknown => (given ? [given.list, given.delimiter] : 0)

/** A chain of `.or` can be longer than the stack is deep, so it is written from its end. */
function alternatives(first: Or | undefined): unknown {
  const chain: Or[] = []
  for (let or = first; or; or = or.or) chain.push(or)
  return chain.reduceRight<unknown>(
    (rest, { call, body }) => [code('OR_PREDICATE'), call?.name ?? 0, args(call?.args), block(body), rest],
    END,
  )
}

const NOWHERE = { start: 0, end: 0 }

/** Thrown by `importTree` for a value that is not the JSON form of a template. */
export class TreeError extends Error {}

/**
 * Reads the JSON form of a template, for `compile`. Throws a `TreeError` if the value has another form;
 * opcodes that it does not know are left out.
 */
export function importTree(tree: unknown, nesting = LIMITS.nesting): Parsed {
  const [op, version, body] = list(tree, 'The tree')
  if (op !== code('ROOT') || version !== VERSION) {
    throw new TreeError(`A tree begins with ${code('ROOT')}, ${VERSION}`)
  }
  return { nodes: nodes(body, nesting), source: undefined }
}

function nodes(value: unknown, depth: number): Node[] {
  if (depth < 0) throw new TreeError('The tree nests too deep')
  if (value === 0 || value === undefined) return []
  return list(value, 'A block').flatMap((item) => node(item, depth - 1) ?? [])
}

function node(value: unknown, depth: number): Node | undefined {
  const [opcode, a, b, c, d] = typeof value === 'number' ? [value] : list(value, 'An instruction')
  const op = OPCODES[opcode as number]
  switch (op) {
    case 'TEXT':
      return { op, ...NOWHERE, text: text(a) }
    case 'VARIABLE':
      return { op, ...NOWHERE, references: references(a), calls: calls(b) }
    case 'BINDVAR':
      return { op, ...NOWHERE, name: definition(a), references: references(b), calls: calls(c) }
    case 'SECTION':
      return { op, ...NOWHERE, reference: reference(a), body: nodes(b, depth), ...or(c, depth) }
    case 'REPEATED': {
      const alternates = nodes(d, depth)
      const rest = {
        body: nodes(b, depth),
        ...or(c, depth),
        ...(alternates.length > 0 ? { alternates } : {}),
      }
      return { op, ...NOWHERE, reference: reference(a), ...rest }
    }
    case 'PREDICATE':
      return {
        op,
        ...NOWHERE,
        call: { name: text(a), args: given(b) },
        body: nodes(c, depth),
        ...or(d, depth),
      }
    case 'IF': {
      const operators = list(a, 'Operators').map((operator) => (operator === 1 ? 1 : 0))
      return { op, ...NOWHERE, operators, references: references(b), body: nodes(c, depth), ...or(d, depth) }
    }
    case 'INJECT':
      return { op, ...NOWHERE, name: definition(a), path: text(b), args: given(c) }
    case 'MACRO':
      return { op, ...NOWHERE, name: text(a), body: nodes(b, depth) }
    case 'COMMENT':
      return { op, ...NOWHERE, text: text(a), lines: b === 1 }
    case 'STRUCT':
      return { op, ...NOWHERE, value: a, body: nodes(b, depth) }
    case 'ATOM':
      return { op, ...NOWHERE, value: a }
    case 'CTXVAR':
      return { op, ...NOWHERE, name: definition(a), bindings: list(b, 'Bindings').map(binding) }
    case 'EVAL':
      return { op, ...NOWHERE, source: text(a) }
    case 'INCLUDE':
      return { op, ...NOWHERE, name: text(a), args: given(b) ?? { list: [], delimiter: ' ' } }
    case 'META_LEFT':
    case 'META_RIGHT':
    case 'NEWLINE':
    case 'SPACE':
    case 'TAB':
      return { op, ...NOWHERE }
    default:
      return undefined
  }
}

/** The chain of alternatives, read without recursion as it is written. */
function or(value: unknown, depth: number): { or?: Or } {
  const first: { or?: Or } = {}
  let last = first
  for (let rest = value; Array.isArray(rest);) {
    const [, name, args, body, next] = rest as unknown[]
    const call: Call | undefined = typeof name === 'string' ? { name, args: given(args) } : undefined
    const found: Or = { op: 'OR_PREDICATE', ...NOWHERE, call, body: nodes(body, depth) }
    last.or = found
    last = found
    rest = next
  }
  return first
}

function list(value: unknown, what: string): unknown[] {
  if (!Array.isArray(value)) throw new TreeError(`${what} must be a list`)
  return value as unknown[]
}

function text(value: unknown): string {
  if (typeof value !== 'string') throw new TreeError('A name or text must be a string')
  return value
}

function definition(value: unknown): string {
  const name = text(value)
  if (!name.startsWith('@')) throw new TreeError('The name of a binding begins with @')
  return name
}

function reference(value: unknown): Reference {
  return list(value, 'A reference').map((segment) => (typeof segment === 'number' ? segment : text(segment)))
}

const references = (value: unknown): Reference[] => list(value, 'References').map(reference)

function given(value: unknown): Arguments | undefined {
  if (value === 0 || value === undefined) return undefined
  const [found, delimiter] = list(value, 'Arguments')
  return { list: list(found, 'Arguments').map(text), delimiter: text(delimiter) }
}

function calls(value: unknown): Call[] {
  if (value === 0 || value === undefined) return []
  return list(value, 'Formatters').map((call) => {
    const [name, args] = list(call, 'A formatter')
    return { name: text(name), args: given(args) }
  })
}

function binding(value: unknown): readonly [string, Reference] {
  const [key, to] = list(value, 'A binding')
  return [text(key), reference(to)]
}
