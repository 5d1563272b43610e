import type { Formatter } from '../formatter/formatter.ts'
import type { Op, Place } from '../4-render/scope.ts'
import type { Printed } from '../4-render/step.ts'
import type { Bindvar, Variable } from '../2-parse/tree.ts'
import { bound, type Compiler } from './compiler.ts'
import { plainName } from '../2-parse/reference.ts'
import { reading, type Read } from './read.ts'

/** A formatter of a chain, with its arguments read. */
interface Link {
  readonly apply: Formatter['apply']
  readonly args: unknown
  readonly scoped: Formatter['scoped']
}

/** Prints a value. */
export function variable(node: Variable, compiler: Compiler, place: Place): Printed {
  const [first] = node.references
  return compiler.escape || node.calls.length > 0
    ? { read: valueOf(node, chain(node, compiler), place) }
    : { name: plainName(first), read: reading(first) }
}

/** Binds a value to a name, and remembers what kind of text it is. */
export function bindvar(node: Bindvar, compiler: Compiler, place: Place): Op {
  const value = valueOf(node, chain(node, compiler), place)
  const kind = compiler.escape?.kindOf(node)
  return (scope) => scope.bind(node.name, value(scope), kind?.(scope))
}

/** Returns the steps that a call of a formatter costs: a long text or list costs more than a short one. */
export function cost(value: unknown): number {
  return typeof value === 'string' || Array.isArray(value) ? 1 + (value.length >>> 4) : 1
}

const UNCHANGED: Formatter = { returns: 'same', apply: (value) => value }

/** The formatters of a tag. */
export const chain = ({ calls }: Variable | Bindvar, compiler: Compiler): readonly Link[] =>
  calls.map((call) => {
    const formatter = compiler.formatter(call.name) ?? UNCHANGED
    const [apply, args] = bound(formatter, call, formatter.apply)
    return { apply, args, scoped: formatter.scoped }
  })

/**
 * The value of a tag at the end of its chain of formatters. Those that look around see the value first, but where it is
 * only bound to a name: that opens no scope.
 */
export function valueOf(node: Variable | Bindvar, links: readonly Link[], place: Place): Read {
  const [read = reading(), ...others] = node.references.map(reading)
  const isScoped = links.some(({ scoped }) => scoped === true)
  return (scope) => {
    const { run } = scope
    let value = read(scope)
    const inner = isScoped ? scope.within(node.op === 'BINDVAR' ? scope.node : value) : scope
    if (isScoped && others.length > 0) inner.values = [value, ...others.map((other) => other(scope))]
    for (const { apply, args } of links) {
      run.spend(cost(value))
      run.at = place
      value = apply(value, args, inner)
    }
    return value
  }
}
