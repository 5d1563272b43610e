import { costOf } from '../4-render/step.ts'
import type { Compiler } from '../3-compile/compiler.ts'
import type { Diagnostic } from '../diagnostic/diagnostic.ts'
import { internalsOf, type Engine } from '../engine/engine.ts'
import type { Escaper } from '../escape/escaper.ts'
import { type Reference, plainName } from '../2-parse/reference.ts'
import { textOf, type If, type Node, type Or, type PredicateBlock, type Variable } from '../2-parse/tree.ts'
import type { Origin } from './runtime.ts'
import { positionOf, sourceMap, type SourceMap } from './source-map.ts'

/** How code is generated. */
export interface GenerateOptions {
  /** The engine whose formatters and predicates the template may call, as it is at build time. */
  readonly engine: Engine
  /** The module that exports the same engine at run time, as `engine`. */
  readonly module: string
  /** Name of the template in the source map. */
  readonly name?: string
  /** Carries the source in the code, so that diagnostics at run time can show it. */
  readonly keepSource?: boolean
}

/** An ES module whose default export is the template. */
export interface Generated {
  /** Source of the module. */
  readonly code: string
  /** Source map from the code to the template. */
  readonly map: SourceMap
  /** Faults and remarks about the template. */
  readonly diagnostics: readonly Diagnostic[]
}

const RUNTIME = '@sitewright/template-engine/runtime'

/**
 * Turns a template into an ES module that evaluates nothing: it runs under any content security policy.
 *
 * @example
 * ```ts
 * import { generate } from '@sitewright/template-engine/codegen'
 *
 * // At build time. `./engine.js` exports the same engine, as `engine`.
 * const { code, diagnostics } = generate('<h1>{title}</h1>', { engine, module: './engine.js' })
 * ```
 */
export function generate(
  source: string,
  { engine, module, name = 'template', keepSource }: GenerateOptions,
): Generated {
  const { read, compilerOf } = internalsOf(engine)
  const diagnostics: Diagnostic[] = []
  const parsed = read(source, diagnostics)
  const compiler = compilerOf(parsed)
  const writer = createWriter(compiler, source)
  const root = writer.block(parsed.nodes)
  const shown = diagnostics.map((found) => (keepSource ? found : { ...found, frame: '' }))
  const origin: Origin = {
    ...(keepSource ? { source } : {}),
    escapes: compiler.escape !== undefined,
    ...(shown.length > 0 ? { diagnostics: shown } : {}),
  }
  const lines: (readonly [string, number?])[] = [
    [`import { child, cost, emit, isTruthy, link, other } from ${quote(RUNTIME)}`],
    [`import { engine } from ${quote(module)}`],
    ['export default link(engine, ($) => {'],
    ...writer.lines,
    [`  return ${root}`],
    [`}, ${quote(origin)})`],
    [''],
  ]
  const map = sourceMap(
    lines.map(([, origin]) => origin),
    source,
    name,
  )
  return { code: lines.map(([text]) => text).join('\n'), map, diagnostics }
}

interface Writer {
  readonly lines: readonly (readonly [string, number?])[]
  /** Writes a function for a block, and answers with its name. */
  readonly block: (nodes: readonly Node[]) => string
}

/** JSON that is safe as source text. Most texts of a large template are names, which need no escapes. */
const quote = (value: unknown): string =>
  typeof value === 'string' && /^\w*$/.test(value) ? `"${value}"` : jsonOf(value)

const jsonOf = (value: unknown): string =>
  JSON.stringify(value).replace(/[\u2028\u2029]/g, (char) => `\\u${char.charCodeAt(0).toString(16)}`)

function createWriter({ unit, formatter, escape, expression }: Compiler, source: string): Writer {
  const lines: (readonly [string, number?])[] = []
  const position = positionOf(source)
  let names = 0

  /** A constant of the module, made once. */
  function constant(prefix: string, value: string): string {
    const name = `${prefix}${names++}`
    lines.push([`  const ${name} = ${value}`])
    return name
  }

  const place = ({ op, start, end }: Node | Or): string => {
    const [line, column] = position(start)
    return `$.place("${op}", ${start}, ${end}, ${line}, ${column})`
  }

  function block(nodes: readonly Node[]): string {
    const steps: { readonly text: string; readonly code: string; readonly node: Node }[] = []
    let text = ''
    for (const node of nodes) {
      const literal = textOf(node)
      if (literal !== undefined) {
        text += literal
        continue
      }
      // Closures leave these out as well.
      if (node.op === 'COMMENT' || node.op === 'ATOM') continue
      if (node.op === 'EVAL' && !expression(node, { unit, node })) continue
      if (node.op === 'MACRO' && escape?.placeOf(node)) continue
      steps.push({ text, code: step(node, text), node })
      text = ''
    }
    const name = `b${names++}`
    if (steps.length === 0) {
      lines.push([`  const ${name} = $.text(${quote(text)})`])
      return name
    }
    const places = constant('p', `[${steps.map(({ node }) => place(node)).join(', ')}]`)
    const texts = constant('t', quote(steps.map((one) => one.text)))
    lines.push(
      [`  const ${name} = (s) => {`],
      ['    const r = s.run, n = s.plain'],
      [`    if ((r.fuel -= ${costOf(steps)}) < 0) r.refuel()`],
      ["    let o = '', i = 0, v"],
      ['    for (;;) {'],
      ['      try {'],
      ['        switch (i) {'],
      ...steps.map(
        ({ code, node }, at) =>
          [
            `          case ${at}: i = ${at}; ${code}; if (o.length > r.room) r.overflow('')`,
            node.start,
          ] as const,
      ),
      ['        }'],
      ['        break'],
      [`      } catch (e) { o += ${texts}[i]; r.fail(e, o, ${places}[i]); i++ }`],
      ['    }'],
      [`    ${text ? `o += ${quote(text)}; ` : ''}if (o.length > r.room) r.overflow(o)`],
      ['    return o'],
      ['  }'],
    )
    return name
  }

  /** The statements of one instruction. `o` is the output, `v` a value on its way. */
  function step(node: Node, text: string): string {
    // One after the other, from left to right: V8 joins such pieces faster than pieces of pieces.
    const add = text ? `o = o + ${quote(text)} + ` : 'o += '
    if (node.op === 'VARIABLE') return `${value(node)}; ${add}${printed(node)}`
    if (node.op === 'IF' || node.op === 'PREDICATE') return `${add}(${branches(node)})`
    if (escape && (node.op === 'EVAL' || node.op === 'INCLUDE')) {
      return `${add}${escapeAt(escape, node)}(${instruction(node)}(s), s)`
    }
    return `${add}${instruction(node)}(s)`
  }

  /** Expression of the text of `v`, escaped for the position of the tag. */
  function printed(node: Variable): string {
    return escape ? `${escapeAt(escape, node)}(v, s)` : "(typeof v === 'string' ? v : emit(v, s))"
  }

  /** Name of the constant that escapes what a tag prints. */
  const escapeAt = ({ placeOf }: Escaper, node: Node): string =>
    constant('e', `$.print(${quote(placeOf(node) ?? null)}, ${literal(node, [])})`)

  /** Statements that leave the value of a tag in `v`. */
  function value(node: Variable): string {
    const { references, calls } = node
    if (calls.length === 0) return read(references[0] ?? ['@'])
    const formatters = calls.map(({ name }) => formatter(name))
    if (formatters.some((one) => !one || one.scoped)) {
      return `v = ${constant('x', `$.value(${literal(node, [])}, ${place(node)})`)}(s)`
    }
    const chain = calls.map(({ name, args }) => {
      const apply = constant('f', `$.format(${quote(name)}${args ? `, ${quote(args)}` : ''})`)
      return `if ((r.fuel -= cost(v)) < 0) r.refuel(); v = ${apply}(v)`
    })
    return [read(references[0] ?? ['@']), ...chain].join('; ')
  }

  /** Statements that leave the value of a reference in `v`. */
  function read(reference: Reference): string {
    const name = plainName(reference)
    if (name === undefined) return `v = ${found(reference)}`
    const key = quote(name)
    return `v = n[${key}]; if (typeof v !== 'string') v = other(s, ${key}, v)`
  }

  /** Expression of the value of a reference. */
  function found([first = '@', ...rest]: Reference): string {
    const key = quote(first)
    return rest.reduce<string>(
      (code, name) => `child(${code}, ${quote(name)})`,
      first === '@' ? 's.node' : plainName([first]) ? `other(s, ${key}, n[${key}])` : `s.lookup(${key})`,
    )
  }

  /** An expression: what the first branch that holds prints. */
  function branches(first: If | PredicateBlock | Or): string {
    let code = ''
    for (let node: If | PredicateBlock | Or | undefined = first; node; node = node.or) {
      const printed = body(node.body)
      if (node.op === 'OR_PREDICATE' && !node.call) return code + printed
      code += `${test(node)} ? ${printed} : `
    }
    return `${code}''`
  }

  function body(nodes: readonly Node[]): string {
    const texts = nodes.map(textOf)
    return texts.every((text) => text !== undefined)
      ? `(r.spend(1), ${quote(texts.join(''))})`
      : `${block(nodes)}(s)`
  }

  function test(node: If | PredicateBlock | Or): string {
    if (node.op === 'IF') return condition(node)
    return `${constant('q', `$.test(${literal(node, ['body', 'or'])})`)}(s)`
  }

  /** Expression of a test: each operator that settles it leaves out all that follows, as `condition` does. */
  function condition({ references, operators }: If): string {
    return references
      .map((reference) => `isTruthy(${found(reference)})`)
      .reduceRight((rest, one, at) => `${one} ${operators[at] === 1 ? '&&' : '||'} (${rest})`)
  }

  /** Any other instruction: made by the runtime from its node, with functions where its blocks were. */
  function instruction(node: Node): string {
    return constant('x', `$.op(${literal(node, [])}, ${place(node)})`)
  }

  function literal(node: Node | Or, without: readonly string[]): string {
    const fields = Object.entries(node).flatMap(([key, value]) => {
      if (value === undefined || without.includes(key)) return []
      if (key === 'body' || key === 'alternates') return [`${key}: ${block(value as readonly Node[])}`]
      return [`${key}: ${key === 'or' ? literal(value as Or, []) : quote(value)}`]
    })
    return `{ ${[...fields, `at: ${quote(position(node.start))}`].join(', ')} }`
  }

  return { lines, block }
}
