import type { Op, Scope } from '../4-render/scope.ts'
import type { If, Or, PredicateBlock } from '../2-parse/tree.ts'
import { isTruthy } from '../4-render/value.ts'
import { bound, type Compile, type Compiler } from './compiler.ts'
import { reading } from './read.ts'

export type Test = (scope: Scope) => boolean

/** Runs the body of the first branch that holds: of a block, or of the alternatives that another one may have. */
export function branches(
  first: PredicateBlock | If | Or | undefined,
  compiler: Compiler,
  compile: Compile,
): Op {
  const found: { readonly test: Test; readonly body: Op }[] = []
  for (let node = first; node; node = node.or) {
    found.push({ test: testing(node, compiler), body: compile(node.body, compiler) })
  }
  const only = found.shift()
  if (!only) return () => ''
  // Most blocks have one branch, and perhaps an alternative.
  return (scope) => {
    if (only.test(scope)) return only.body(scope)
    for (const { test, body } of found) if (test(scope)) return body(scope)
    return ''
  }
}

/** How a block decides whether its body runs. */
export function testing(node: PredicateBlock | If | Or, compiler: Compiler): Test {
  if (node.op === 'IF') return condition(node)
  if (!node.call) return () => true
  const predicate = compiler.predicate(node.call.name)
  if (!predicate) return () => false
  const [test, args] = bound(predicate, node.call, predicate.test)
  const place = { unit: compiler.unit, node }
  return (scope) => {
    scope.run.at = place
    return test(scope.node, args, scope)
  }
}

/** Strictly from left to right, leaving at the first operator that settles it: not what precedence would give. */
function condition({ references, operators }: If): Test {
  const [first = () => false, ...others] = references.map(reading)
  return (scope) => {
    let holds = isTruthy(first(scope))
    for (let at = 0; at < others.length; at++) {
      const isAnd = operators[at] === 1
      if (holds === isAnd) holds = isTruthy(others[at]?.(scope))
      if (holds !== isAnd) break
    }
    return holds
  }
}
