import { isLiteral } from '../predicates/operand.ts'
import { parseReference, type Reference } from '../2-parse/reference.ts'
import { parseTree } from '../tree/tree-json.ts'
import type { Call, Node, Or, Parsed } from '../2-parse/tree.ts'

/** What a template asks for. */
export interface Inspection {
  /** Paths of the data, from the root: `items[].title`. A name inside of a section is taken to be the section's. */
  readonly paths: readonly string[]
  readonly formatters: readonly string[]
  readonly predicates: readonly string[]
  /** Partials and macros that are applied or included. */
  readonly partials: readonly string[]
  readonly injects: readonly string[]
  /** Characters of text that is no tag. */
  readonly textLength: number
  /** The type of the data in TypeScript. */
  readonly type: string
}

/** Predicates whose arguments are values or their names. */
const COMPARING = /^(?:equal|notEqual|(?:greater|less)Than(?:OrEqual)?|even|odd|nth)\?$/

/** What looks like a name in an expression and is none: texts, functions, constants. */
const NO_NAME =
  /"(?:\\.|[^"])*"|'(?:\\.|[^'])*'|(?<![.\w@$])(?:\w+\s*(?=\()|(?:null|true|false|PI|E|Infinity|NaN)\b(?!\.)|\d[\w.]*)/g

/** What is known of one value: its names, or its elements. */
interface Shape {
  readonly names: Map<string, Shape>
  items?: Shape
}

const empty = (): Shape => ({ names: new Map() })

/** Lists what a template reads and calls, and derives the type of its data. */
export function inspect(template: string | Parsed): Inspection {
  const { nodes } = typeof template === 'string' ? parseTree(template) : template
  const root = empty()
  const found = {
    formatters: new Set<string>(),
    predicates: new Set<string>(),
    partials: new Set<string>(),
    injects: new Set<string>(),
    textLength: 0,
  }

  function calls(list: readonly Call[], shape: Shape): void {
    for (const { name, args } of list) {
      found.formatters.add(name)
      const words = args?.list ?? []
      if (name === 'apply' && words[0]) found.partials.add(words[0])
      // `a.b`, or `name:a.b`
      if (/^(?:format|message|plural)$/.test(name))
        names(
          words.map((word) => word.replace(/^.*[:=]/, '')),
          shape,
        )
    }
  }

  function question({ name, args }: Call, shape: Shape): void {
    found.predicates.add(name)
    if (COMPARING.test(name)) names(args?.list.slice(0, 2).filter((word) => !isLiteral(word)) ?? [], shape)
  }

  function names(words: readonly string[], shape: Shape): void {
    for (const word of words) reach(shape, parseReference(word) ?? [])
  }

  function alternatives(first: Or | undefined, shape: Shape): void {
    for (let or = first; or; or = or.or) {
      if (or.call) question(or.call, shape)
      walk(or.body, shape)
    }
  }

  function walk(list: readonly Node[], shape: Shape): void {
    for (const node of list) visit(node, shape)
  }

  function visit(node: Node, shape: Shape): void {
    switch (node.op) {
      case 'TEXT':
        found.textLength += node.text.length
        break
      case 'VARIABLE':
      case 'BINDVAR':
        for (const reference of node.references) reach(shape, reference)
        calls(node.calls, shape)
        break
      case 'SECTION':
        walk(node.body, reach(shape, node.reference))
        alternatives(node.or, shape)
        break
      case 'REPEATED': {
        const list = reach(shape, node.reference)
        list.items ??= empty()
        walk([...node.body, ...(node.alternates ?? [])], list.items)
        alternatives(node.or, shape)
        break
      }
      case 'PREDICATE':
        question(node.call, shape)
        walk(node.body, shape)
        alternatives(node.or, shape)
        break
      case 'IF':
        for (const reference of node.references) reach(shape, reference)
        walk(node.body, shape)
        alternatives(node.or, shape)
        break
      case 'CTXVAR':
        for (const [, reference] of node.bindings) reach(shape, reference)
        break
      case 'MACRO':
        // A macro is applied to a value that is not known here.
        walk(node.body, empty())
        break
      case 'STRUCT':
        walk(node.body, shape)
        break
      case 'INJECT':
        found.injects.add(node.path)
        break
      case 'EVAL':
        names(node.source.replace(NO_NAME, '').match(/[@$]?[a-z][\w.-]*/gi) ?? [], shape)
        break
      case 'INCLUDE':
        found.partials.add(node.name)
    }
  }

  walk(nodes, root)
  return {
    paths: pathsOf(root, ''),
    formatters: [...found.formatters].sort(),
    predicates: [...found.predicates].sort(),
    partials: [...found.partials].sort(),
    injects: [...found.injects].sort(),
    textLength: found.textLength,
    type: `${typeOf(root, '')}\n`,
  }
}

/** The shape at the end of a reference. Local variables lead into one that nobody sees. */
function reach(shape: Shape, reference: Reference): Shape {
  let at = shape
  for (const segment of reference) {
    if (segment === '@') continue
    if (typeof segment === 'number') at = at.items ??= empty()
    else if (segment.startsWith('@')) return empty()
    else {
      const next = at.names.get(segment) ?? empty()
      at.names.set(segment, next)
      at = next
    }
  }
  return at
}

function pathsOf(shape: Shape, prefix: string): string[] {
  const items = shape.items ? pathsOf(shape.items, `${prefix}[]`) : []
  const names = [...shape.names].flatMap(([name, next]) => pathsOf(next, prefix ? `${prefix}.${name}` : name))
  const below = [...items, ...names]
  return below.length > 0 || prefix === '' ? below : [prefix]
}

/** A value that is asked for its names and for its elements may be either. */
function typeOf({ names, items }: Shape, indent: string): string {
  const list = items ? `readonly ${wrapped(typeOf(items, indent))}[]` : ''
  if (names.size === 0) return list || 'unknown'
  const inner = `${indent}  `
  const lines = [...names].map(([name, next]) => {
    const key = /^[A-Za-z]\w*$/.test(name) ? name : `'${name}'`
    return `${inner}readonly ${key}?: ${typeOf(next, inner)}\n`
  })
  return `${list && `${list} | `}{\n${lines.join('')}${indent}}`
}

const wrapped = (type: string): string => (type.startsWith('readonly') ? `(${type})` : type)
