import type { Escaper, FormatterOf } from '../escape/escaper.ts'
import type { Arguments } from '../2-parse/arguments.ts'
import type { Predicate } from '../predicate/predicate.ts'
import type { Op, Place, Unit } from '../4-render/scope.ts'
import type { Call, Eval, Node } from '../2-parse/tree.ts'

/** Engine, as the compiler uses it. */
export interface Compiler {
  readonly unit: Unit
  readonly formatter: FormatterOf
  readonly predicate: (name: string) => Predicate | undefined
  /** Escapes output for its position in the markup; undefined if the engine does not escape. */
  readonly escape: Escaper | undefined
  /** Evaluates an expression; returns undefined if expressions are off. */
  readonly expression: (node: Eval, place: Place) => Op | undefined
}

/** Compiles the blocks inside of a block. */
export type Compile = (nodes: readonly Node[], compiler: Compiler) => Op

const NO_ARGUMENTS: Arguments = { list: [], delimiter: ' ' }

/**
 * Reads the arguments of a call, once, for what runs it. Where they cannot be read, each run throws: that costs the tag,
 * and not the page.
 */
export function bound<Run>(
  called: { parse?(this: void, args: Arguments): unknown },
  { args = NO_ARGUMENTS }: Call,
  run: Run,
): readonly [run: Run | (() => never), args: unknown] {
  try {
    return [run, called.parse ? called.parse(args) : args.list]
  } catch (error) {
    const refuse = (): never => {
      throw error
    }
    return [refuse, undefined]
  }
}
