import { branches } from './branch.ts'
import type { Compile, Compiler } from './compiler.ts'
import { reading } from './read.ts'
import { repeated, section } from './section.ts'
import { bindvar, variable } from './variable.ts'
import { runSteps, type Printed, type Step } from '../4-render/step.ts'
import type { Op, Place } from '../4-render/scope.ts'
import { textOf, type Ctxvar, type Include, type Inject, type Macro, type Node } from '../2-parse/tree.ts'
import { child } from '../4-render/value.ts'

/** Output of an instruction. `read` is undefined for one that does nothing. */
interface Reading extends Pick<Printed, 'name'> {
  readonly read: Printed['read'] | undefined
}

/** Turns a tree into a function. Names, arguments and options are settled here, once. */
export function compile(nodes: readonly Node[], compiler: Compiler): Op {
  const steps: Step[] = []
  let text = ''
  for (const node of nodes) {
    const literal = textOf(node)
    if (literal !== undefined) {
      text += literal
      continue
    }
    const place = { unit: compiler.unit, node }
    const print = compiler.escape?.print(node)
    const { name, read }: Reading =
      node.op === 'VARIABLE'
        ? variable(node, compiler, place)
        : { read: instruction(node, compiler, place, compile) }
    if (!read) continue
    steps.push({ text, name, read: print ? (scope) => print(read(scope), scope) : read, place })
    text = ''
  }
  return runSteps(steps, text)
}

/** Compiles one instruction other than a variable. Returns undefined for one that neither prints nor does anything. */
export function instruction(node: Node, compiler: Compiler, place: Place, compile: Compile): Op | undefined {
  switch (node.op) {
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
      return compiler.escape?.placeOf(node) ? undefined : macro(node, compile(node.body, compiler))
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

const macro =
  ({ name }: Macro, body: Op): Op =>
  (scope) =>
    scope.bind(name, body)

function ctxvar({ name, bindings }: Ctxvar): Op {
  const reads = bindings.map(([key, reference]) => [key, reading(reference)] as const)
  return (scope) =>
    scope.bind(name, Object.fromEntries(reads.map(([key, read]) => [key, read(scope) ?? null])))
}

function inject({ name, path }: Inject): Op {
  return (scope) => {
    const { injects } = scope.run.settings
    return scope.bind(name, child(injects, path))
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
