import { instruction } from '../3-compile/compile.ts'
import { testing, type Test } from '../3-compile/branch.ts'
import { bound, type Compile, type Compiler } from '../3-compile/compiler.ts'
import type { Read } from '../3-compile/read.ts'
import { chain, cost, valueOf } from '../3-compile/variable.ts'
import type { Diagnostic } from '../diagnostic/diagnostic.ts'
import type { Print } from '../escape/escaper.ts'
import { internalsOf, type Engine, type Template } from '../engine/engine.ts'
import type { Arguments } from '../2-parse/arguments.ts'
import type { Op, Place, Scope } from '../4-render/scope.ts'
import { runSteps } from '../4-render/step.ts'
import type { If, Node, Or, PredicateBlock, Variable } from '../2-parse/tree.ts'
import { child, emit, isMissing, isTruthy } from '../4-render/value.ts'

/** Functions that generated code calls. */
export interface Tools {
  /** A block that is text alone. */
  readonly text: (text: string) => Op
  /** Position of an instruction: its opcode, its offsets, its line and column. */
  readonly place: (op: string, start: number, end: number, line: number, column: number) => Place
  /** A formatter with its arguments read. */
  readonly format: (name: string, args: Arguments | undefined) => (value: unknown) => unknown
  /** The value of a variable whose formatters look context. */
  readonly value: (node: Variable, place: Place) => Read
  /** Escapes what a tag prints for its position, if the engine escapes. */
  readonly print: (place: unknown, node: Node) => Print
  /** An instruction whose bodies are compiled already. */
  readonly op: (node: unknown, place: Place) => Op
  /** The test of a block. */
  readonly test: (node: unknown) => Test
}

/** The template that code was generated from. */
export interface Origin {
  /** Its source, if diagnostics shall show it. */
  readonly source?: string
  /** True if its engine escaped what variables print. */
  readonly escapes: boolean
  /** Errors of the template, if it has some. */
  readonly diagnostics?: readonly Diagnostic[]
}

/** Makes a template of generated code. It renders what the engine would render from the source. */
export function link<Data = unknown>(
  engine: Engine,
  setup: (tools: Tools) => Op,
  { source, escapes, diagnostics }: Origin,
): Template<Data> {
  const { compilerOf, finish } = internalsOf(engine)
  const parsed = { nodes: [], source }
  const compiler = compilerOf(parsed)
  if (escapes !== (compiler.escape !== undefined)) {
    throw new TypeError(
      'The engine escapes otherwise than when the code was made: generate the template again.',
    )
  }
  return finish(parsed, setup(tools(compiler)), diagnostics)
}

// A block of a tree is a function in generated code: it is compiled already.
const given: Compile = (body) => body as unknown as Op

function tools(compiler: Compiler): Tools {
  return {
    text: (text) => runSteps([], text),
    place: (op, start, end, line, column) => ({
      unit: compiler.unit,
      node: { op, start, end, at: [line, column] },
    }),
    format(name, args) {
      const formatter = compiler.formatter(name)
      if (!formatter || formatter.scoped) {
        throw new TypeError(`The engine has no plain formatter '${name}': generate the template again.`)
      }
      const [apply, parsed] = bound(formatter, { name, args }, formatter.apply)
      return (value) => apply(value, parsed)
    },
    op: (node, place) => instruction(node as Node, compiler, place, given) ?? (() => ''),
    value: (node, place) => valueOf(node, chain(node, compiler), place),
    print: (place, node) => compiler.escape?.print(node, place) ?? emit,
    test: (node) => testing(node as If | Or | PredicateBlock, compiler),
  }
}

/** Returns the value of a name that was not found at once as a text. */
export function other(scope: Scope, name: string, found: unknown): unknown {
  return isMissing(found) ? scope.lookup(name, true) : found
}

/** Returns the text of a value that is no text. Nearly all others are numbers, which take no further question. */
const emitOther = (value: unknown, scope: Scope): string =>
  typeof value === 'number' ? `${value}` : emit(value, scope)

export { child, cost, emitOther as emit, isTruthy }
