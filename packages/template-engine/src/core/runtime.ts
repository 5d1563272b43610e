import { instruction, type Around } from './3-compile.ts'
import { testing, type Test } from './compile/branch.ts'
import { settle, type Compile, type Compiler } from './compile/compiler.ts'
import { cost } from './compile/variable.ts'
import { workshopOf, type Engine, type Template } from './engine.ts'
import type { Arguments } from './formatter.ts'
import type { Op, Place, Scope } from './scope.ts'
import type { If, Node, Or, PredicateBlock } from './tree.ts'
import { emit, isMissing, isTruthy } from './value.ts'

/** What generated code works with. */
export interface Tools {
  /** Where an instruction stands: its opcode, its offsets, its line and column. */
  readonly place: (op: string, start: number, end: number, line: number, column: number) => Place
  /** A formatter with its arguments read. */
  readonly format: (name: string, args: Arguments | undefined) => (value: unknown) => unknown
  /** An instruction whose bodies are compiled already. */
  readonly op: (node: unknown, place: Place) => Op
  /** The test of a block. */
  readonly test: (node: unknown) => Test
}

/** Makes a template of generated code. It renders what the engine would render from the source. */
export function link<Data = unknown>(
  engine: Engine,
  setup: (tools: Tools) => Op,
  source?: string,
): Template<Data> {
  const { compilerOf, finish } = workshopOf(engine)
  const parsed = { nodes: [], source }
  const compiler = compilerOf(parsed)
  return finish(parsed, setup(tools(compiler)))
}

// Where a tree has a block, generated code has a function: it is compiled already.
const given: Compile = (body) => body as unknown as Op

function tools(compiler: Compiler): Tools {
  const around = (place: Place): Around => ({ compiler, place, compile: given })
  return {
    place: (op, start, end, line, column) => ({
      unit: compiler.unit,
      node: { op, start, end, at: [line, column] },
    }),
    format(name, args) {
      const formatter = compiler.formatter(name)
      if (!formatter || formatter.scoped) {
        throw new TypeError(`The engine has no plain formatter '${name}': generate the template again.`)
      }
      const settled = settle(formatter, { name, args })
      const { apply } = formatter
      return (value) => apply(value, settled)
    },
    op: (node, place) => instruction(node as Node, around(place)) ?? (() => ''),
    test: (node) => testing(node as If | Or | PredicateBlock, compiler),
  }
}

/** Whether an object's names can be read without asking whether they are its own. */
export function isPlain(node: unknown): node is Readonly<Record<string, unknown>> {
  return typeof node === 'object' && node !== null && Object.getPrototypeOf(node) === Object.prototype
}

/** What a name means when it was not found at once as a text. */
export function other(scope: Scope, name: string, found: unknown): unknown {
  return found === undefined || isMissing(found) ? scope.lookup(name) : found
}

export { cost, emit, isTruthy }
