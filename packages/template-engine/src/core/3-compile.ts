import { branches } from './compile/branch.ts'
import type { Compile, Compiler } from './compile/compiler.ts'
import { plainName, reading, readName } from './compile/read.ts'
import { repeated, section } from './compile/section.ts'
import { bindvar, variable } from './compile/variable.ts'
import type { Op, Place, Unit } from './scope.ts'
import type { Ctxvar, Include, Inject, Node } from './tree.ts'
import { emit } from './value.ts'

const LITERALS: Readonly<Record<string, string>> = {
  META_LEFT: '{',
  META_RIGHT: '}',
  NEWLINE: '\n',
  SPACE: ' ',
  TAB: '\t',
}

/** Turns a tree into a function. Names, arguments and options are settled here, once. */
export function compile(nodes: readonly Node[], compiler: Compiler): Op {
  const steps: Step[] = []
  let text = ''
  for (const node of nodes) {
    const literal = node.op === 'TEXT' ? node.text : LITERALS[node.op]
    if (literal !== undefined) {
      text += literal
      continue
    }
    const place = { unit: compiler.unit, node }
    const name = printedName(node, compiler)
    const op = name === undefined ? instruction(node, { compiler, place, compile }) : undefined
    if (name === undefined && op === undefined) continue
    steps.push({ text, name: name ?? '', op, place })
    text = ''
  }
  return guard(steps, text)
}

/** One instruction and the text before it. A plain name, by far the commonest, is printed without a call. */
interface Step {
  readonly text: string
  readonly name: string
  readonly op: Op | undefined
  readonly place: Place
}

/** Runs steps one after the other. One that throws is reported, and the next one goes on. */
function guard(steps: readonly Step[], after: string): Op {
  const count = steps.length
  if (count === 0) return () => after
  const ops = steps.map(({ op }) => op)
  const names = steps.map(({ name }) => name)
  const texts = steps.map(({ text }) => text)
  const places = steps.map(({ place }) => place)
  return (scope) => {
    const { run } = scope
    let out = ''
    let at = 0
    for (;;) {
      try {
        for (; at < count; at++) {
          const op = ops[at]
          const value = op === undefined ? readName(scope, names[at] ?? '') : op(scope)
          out += (texts[at] ?? '') + (typeof value === 'string' ? value : emit(value))
        }
        break
      } catch (error) {
        out += texts[at] ?? ''
        run.fail(error, out, places[at] ?? run.at)
        at++
      }
    }
    out += after
    if (out.length > run.room) run.overflow(out)
    return out
  }
}

/** The name of a variable that is printed as it is, with no formatter and nothing to escape. */
function printedName(node: Node, { escape }: Compiler): string | undefined {
  return node.op === 'VARIABLE' && node.calls.length === 0 && !escape
    ? plainName(node.references[0])
    : undefined
}

/** What an instruction is compiled with. */
export interface Around {
  readonly compiler: Compiler
  readonly place: Place
  readonly compile: Compile
}

/** Compiles one instruction. What prints and does nothing is `undefined`. */
export function instruction(node: Node, { compiler, place, compile }: Around): Op | undefined {
  switch (node.op) {
    case 'VARIABLE':
      return variable(node, compiler, place)
    case 'SECTION':
      return section(node, compiler, compile)
    case 'REPEATED':
      return repeated(node, compiler, compile)
    case 'PREDICATE':
    case 'IF':
      return branches(node, compiler, compile)
    case 'BINDVAR':
      return bindvar(node, compiler, place)
    case 'STRUCT':
      return compile(node.body, compiler)
    case 'MACRO':
      return macro(node.name, compile(node.body, compiler))
    case 'CTXVAR':
      return ctxvar(node)
    case 'INJECT':
      return inject(node)
    case 'INCLUDE':
      return include(node, place)
    case 'EVAL':
      return compiler.expression(node, place)
    default:
      return undefined
  }
}

function macro(name: string, body: Op): Op {
  return (scope) => {
    scope.macros ??= new Map()
    scope.macros.set(name, body)
    return ''
  }
}

function ctxvar({ name, bindings }: Ctxvar): Op {
  const reads = bindings.map(([key, reference]) => [key, reading(reference)] as const)
  return (scope) =>
    scope.bind(name, Object.fromEntries(reads.map(([key, read]) => [key, read(scope) ?? null])))
}

function inject({ name, path }: Inject): Op {
  return (scope) => {
    const { injects } = scope.run.settings
    return scope.bind(name, Object.hasOwn(injects, path) ? injects[path] : undefined)
  }
}

function include({ name, args }: Include, place: Place): Op {
  const isPrinted = args.list[0] === 'output'
  return (scope) => {
    const { run } = scope
    if (!run.settings.include) return ''
    run.at = place
    const printed = run.enter(name, scope)
    return isPrinted ? printed : ''
  }
}

/** A place for what concerns a whole template. */
export const wholeOf = (unit: Unit): Place => ({ unit, node: { op: 'ROOT', start: 0, end: 0 } })
