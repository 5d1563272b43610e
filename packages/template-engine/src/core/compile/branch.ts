import type { Op, Scope } from '../scope.ts'
import type { If, Or, PredicateBlock } from '../tree.ts'
import { isTruthy } from '../value.ts'
import { nothing, settle, type Compile, type Compiler } from './compiler.ts'
import { reading } from './read.ts'

export type Test = (scope: Scope) => boolean

/** The alternatives of a block, from the first `.or` on. */
export function alternative(or: Or | undefined, compiler: Compiler, compile: Compile): Op {
  return or ? branches(or, compiler, compile) : nothing
}

/** Runs the body of the first branch that holds. */
export function branches(first: PredicateBlock | If | Or, compiler: Compiler, compile: Compile): Op {
  const tests: Test[] = []
  const bodies: Op[] = []
  for (let node: PredicateBlock | If | Or | undefined = first; node; node = node.or) {
    tests.push(testing(node, compiler))
    bodies.push(compile(node.body, compiler))
  }
  const [test, otherTest = () => true] = tests as [Test, Test?]
  const [body, otherBody = nothing] = bodies as [Op, Op?]
  if (tests.length < 3) {
    return (scope) => (test(scope) ? body(scope) : otherTest(scope) ? otherBody(scope) : '')
  }
  return (scope) => bodies[tests.findIndex((holds) => holds(scope))]?.(scope) ?? ''
}

/** How a block decides whether its body runs. */
export function testing(node: PredicateBlock | If | Or, compiler: Compiler): Test {
  if (node.op === 'IF') return condition(node)
  if (!node.call) return () => true
  const predicate = compiler.predicate(node.call.name)
  if (!predicate) return () => false
  const args = settle(predicate, node.call)
  const place = { unit: compiler.unit, node }
  const { test } = predicate
  return (scope) => {
    scope.run.at = place
    return test(scope.node, args, scope)
  }
}

/** Strictly from left to right, leaving at the first operator that settles it: not what precedence would give. */
function condition({ references, operators }: If): Test {
  const [first, ...others] = references.map(reading)
  if (!first) return () => false
  if (others.length === 0) {
    return (scope) => {
      const value = first(scope)
      return typeof value === 'boolean' ? value : isTruthy(value)
    }
  }
  return (scope) => {
    let holds = isTruthy(first(scope))
    for (const [at, read] of others.entries()) {
      const isAnd = operators[at] === 1
      holds = isAnd ? holds && isTruthy(read(scope)) : holds || isTruthy(read(scope))
      if (holds !== isAnd) break
    }
    return holds
  }
}
