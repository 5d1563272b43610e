import { isLiteral } from '../predicate/operand.ts'
import { parseReference, type Reference } from '../2-parse/reference.ts'
import { parseTree } from '../tree/tree-json.ts'
import { walk, type Call, type Node, type Or, type Parsed } from '../2-parse/tree.ts'

/** Names that a template uses. */
export interface Inspection {
  /** Paths of the data, from the root: `items[].title`. A name inside of a section is taken to be the section's. */
  readonly paths: readonly string[]
  /** Names of the formatters that it calls. */
  readonly formatters: readonly string[]
  /** Names of the predicates that it asks, with the question mark. */
  readonly predicates: readonly string[]
  /** Partials and macros that are applied or included. */
  readonly partials: readonly string[]
  /** Paths of the injected values that it reads. */
  readonly injects: readonly string[]
  /** Characters of text that is no tag. */
  readonly textLength: number
  /** The type of the data in TypeScript. */
  readonly type: string
}

/** Predicates whose arguments are values or their names. */
const COMPARING = /^(?:equal|notEqual|(?:greater|less)Than(?:OrEqual)?|even|odd|nth)\?$/

/** Parts of an expression that look like names: texts, which the end closes as well, functions, constants. */
const NO_NAME =
  /"(?:\\[^]|[^"\\])*(?:"|\\?$)|'(?:\\[^]|[^'\\])*(?:'|\\?$)|(^|[^.\w@$])(?:\w+\s*(?=\()|(?:null|true|false|PI|E|Infinity|NaN)\b(?!\.)|\d[\w.]*)/g

/** Shape of one value: its names, or its elements. */
interface Shape {
  readonly names: Map<string, Shape>
  /** How far below the data it is. */
  readonly depth: number
  items?: Shape
}

/** So far down names are followed: no data is deeper, and the type of deeper data could not be read. */
const DEEPEST = 200

const empty = (depth = 0): Shape => ({ names: new Map(), depth })

/**
 * Lists what a template reads and calls, and derives the type of its data.
 *
 * @example
 * ```ts
 * import { inspect } from '@sitewright/template-engine/lint'
 *
 * const { paths, formatters, type } = inspect('{title}{.repeated section items}{name|html}{.end}')
 * ```
 */
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

  /** Notes what a node reads and calls; returns the value that its body is rendered with. */
  function visit(node: Node | Or, shape: Shape): Shape {
    if ('references' in node) for (const reference of node.references) reach(shape, reference)
    if ('calls' in node) calls(node.calls, shape)
    if ('call' in node && node.call) question(node.call, shape)
    switch (node.op) {
      case 'TEXT':
        found.textLength += node.text.length
        return shape
      case 'SECTION':
        return reach(shape, node.reference)
      case 'REPEATED':
        return elements(reach(shape, node.reference))
      case 'MACRO':
        // A macro is applied to a value that is not known here.
        return empty()
      case 'CTXVAR':
        for (const [, reference] of node.bindings) reach(shape, reference)
        return shape
      case 'INJECT':
        found.injects.add(node.path)
        return shape
      case 'EVAL':
        names(node.source.replace(NO_NAME, '$1').match(/[@$]?[a-z][\w.-]*/gi) ?? [], shape)
        return shape
      case 'INCLUDE':
        found.partials.add(node.name)
        return shape
      default:
        return shape
    }
  }

  walk(nodes, root, visit)
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

/** The shape at the end of a reference. Local variables lead into one that is dropped. */
function reach(shape: Shape, reference: Reference): Shape {
  let at = shape
  for (const segment of reference) {
    if (segment === '@') continue
    if (typeof segment === 'number') at = elements(at)
    else if (segment.startsWith('@')) return empty()
    else at = named(segment, at)
  }
  return at
}

const deeper = ({ depth }: Shape): Shape => empty(depth + 1)

const elements = (shape: Shape): Shape => (shape.depth < DEEPEST ? (shape.items ??= deeper(shape)) : shape)

function named(name: string, shape: Shape): Shape {
  if (shape.depth >= DEEPEST) return shape
  const next = shape.names.get(name) ?? deeper(shape)
  shape.names.set(name, next)
  return next
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
