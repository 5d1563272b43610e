import { kindOf, type Kinds } from '../escaping.ts'
import type { Formatter } from '../formatter.ts'
import { Scope, type Op, type Place } from '../scope.ts'
import type { Bindvar, Call, Variable } from '../tree.ts'
import { emit } from '../value.ts'
import { settle, type Compiler } from './compiler.ts'
import { plainName, reading, readName, type Read } from './read.ts'

/** Prints a value. */
export function variable(node: Variable, compiler: Compiler, place: Place): Op {
  const print = compiler.escape?.(node, kinds(node.calls, compiler)) ?? emit
  const [first] = node.references
  const read = reading(first)
  const [call, ...more] = node.calls
  if (!call) return (scope) => print(read(scope), scope)
  const formatter = compiler.formatter(call.name)
  if (!formatter || formatter.scoped || more.length > 0) {
    const value = formatted(node, compiler, place)
    return (scope) => print(value(scope), scope)
  }
  const args = settle(formatter, call)
  const { apply } = formatter
  const name = plainName(first)
  return (scope) => {
    const { run } = scope
    const value = name === undefined ? read(scope) : readName(scope, name)
    if ((run.fuel -= cost(value)) < 0) run.refuel()
    const text = apply(value, args)
    return typeof text === 'string' && print === emit ? text : print(text, scope)
  }
}

/** Binds a value to a name, and remembers what kind of text it is. */
export function bindvar(node: Bindvar, compiler: Compiler, place: Place): Op {
  const { name } = node
  const value = formatted(node, compiler, place)
  const kind = compiler.escape && kindOf(kinds(node.calls, compiler))
  return (scope) => scope.bind(name, value(scope), kind)
}

/** Every call of a formatter costs a step, and a long text costs more than a short one. */
export function cost(value: unknown): number {
  return typeof value === 'string' ? 1 + (value.length >> 6) : 1
}

const UNCHANGED: Formatter = { returns: 'same', apply: (value) => value }

/** The value of a tag at the end of its chain of formatters. */
function formatted({ references, calls }: Variable | Bindvar, compiler: Compiler, place: Place): Read {
  const read = reading(references[0])
  const others = references.slice(1).map(reading)
  const chain = calls.map((call) => {
    const formatter = compiler.formatter(call.name) ?? UNCHANGED
    return { apply: formatter.apply, args: settle(formatter, call), isScoped: formatter.scoped === true }
  })
  if (chain.length === 0) return read
  const isScoped = chain.some((link) => link.isScoped)
  return (scope) => {
    const { run } = scope
    let value = read(scope)
    const inner = isScoped ? new Scope(run, value, scope) : scope
    if (isScoped && others.length > 0) inner.values = [value, ...others.map((other) => other(scope))]
    for (const { apply, args } of chain) {
      if ((run.fuel -= cost(value)) < 0) run.refuel()
      run.at = place
      value = apply(value, args, inner)
    }
    return value
  }
}

const kinds = (calls: readonly Call[], compiler: Compiler): Kinds =>
  calls.map(({ name }) => compiler.formatter(name)?.returns)
