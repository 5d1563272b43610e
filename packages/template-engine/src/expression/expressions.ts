import type { Op, Place, Run, Scope } from '../4-render/scope.ts'
import { emit } from '../4-render/value.ts'
import { ARGS, type Operator, type Value } from './operator.ts'
import { dump, toPostfix, type Postfix } from './postfix.ts'
import { quick, type Quick } from './quick.ts'
import { isName, isOperator, type Token } from './token.ts'

/** Makes `.eval` work. */
export interface Expressions {
  /** Reads an expression when it is first reached, and evaluates it each time. */
  readonly compile: (source: string, place: Place) => Op
}

/**
 * The evaluator of `.eval`: an engine that is not given it ignores the instruction.
 *
 * @example
 * ```ts
 * import { createEngine } from '@sitewright/template-engine'
 * import { expressions } from '@sitewright/template-engine/expression'
 *
 * const engine = createEngine({ expressions })
 * engine.render('{.eval price * 2}', { price: 4 }).output // 8
 * ```
 */
export const expressions: Expressions = {
  compile(tag, place) {
    const isDebug = tag.startsWith('#')
    const source = isDebug ? tag.slice(1) : tag
    const reported = new WeakSet<Run>()
    let postfix: Postfix | undefined
    let only: Quick | undefined
    return (scope) => {
      const { run } = scope
      run.at = place
      if (!postfix) {
        postfix = toPostfix(source, run.limits.tokens)
        const [tokens, ...more] = postfix.faults.length > 0 ? [] : postfix.expressions
        only = tokens && more.length === 0 && !isDebug ? quick(tokens) : undefined
      }
      const { expressions, faults } = postfix
      const known = only?.(scope)
      if (known !== undefined) {
        run.spend((expressions[0]?.length ?? 0) + 1)
        return emit(known)
      }
      const value = faults.length > 0 ? undefined : evaluate(expressions, scope, source)
      // An expression that does not parse is reported once in a rendering.
      if (faults.length > 0 && !reported.has(run)) {
        reported.add(run)
        const text = JSON.stringify(source)
        for (const fault of faults) {
          run.report('expression-invalid', `RuntimeError: Error parsing expression: ${text}: ${fault}`)
        }
      }
      const text = emit(value)
      if (!isDebug) return text
      return `EVAL=[${dump(postfix)}]${value === undefined ? '' : ' -> '}${text}`
    }
  },
}

/** The value of the last expression. If one fails, there is none, and nothing is assigned. */
function evaluate(expressions: Postfix['expressions'], scope: Scope, source: string): Value | undefined {
  const problems: string[] = []
  const inner = scope.within(scope.node)
  let value: Value | undefined
  for (const tokens of expressions) {
    scope.run.spend(tokens.length + 1)
    value = reduce(tokens, inner, problems)
  }
  for (const problem of problems) {
    scope.run.report('expression-failed', `RuntimeError: Error reducing expression: ${source}: ${problem}`)
  }
  if (problems.length > 0) return undefined
  for (const [name, { value }] of inner.locals ?? []) scope.bind(name, value)
  return value
}

/** Operands that wait for their operator. An operator that itself found no operand leaves a gap. */
type Stack = (Token | undefined)[]

/** Runs one expression; what lies on top at its end is its value. */
function reduce(tokens: readonly Token[], scope: Scope, problems: string[]): Value | undefined {
  const stack: Stack = []
  for (const token of tokens) {
    if (!isOperator(token) || token === ARGS) {
      stack.push(token)
      continue
    }
    // An assignment ends its expression, and leaves nothing.
    if (token.text === '=') {
      assign(stack, scope)
      return undefined
    }
    const problem = token.arity > 0 ? operate(token, stack, scope) : call(token, stack, scope)
    if (problem) {
      problems.push(problem)
      break
    }
  }
  const last = stack.at(-1)
  const value = operand(last, scope)
  if (last !== undefined && value === undefined) problems.push('Reduce error: unexpected token on stack')
  return value
}

/** Binds `@name`, a name of one segment. Any other target is ignored. */
function assign(stack: Stack, scope: Scope): void {
  const value = operand(stack.pop(), scope)
  const target = stack.pop()
  const name = isName(target) && target.length === 1 ? String(target[0]) : ''
  if (value !== undefined && /^@./.test(name)) scope.bind(name, value)
}

function operate({ name, arity, apply }: Operator, stack: Stack, scope: Scope): string | undefined {
  const right = operand(stack.pop(), scope)
  if (arity === 1) {
    stack.push(right === undefined ? right : apply(right))
    return undefined
  }
  const left = operand(stack.pop(), scope)
  if (left === undefined || right === undefined) return `Invalid arguments to operator ${name}`
  const value = apply(left, right)
  stack.push(value)
  // Texts may not grow without bound: doubling needs few steps.
  const most = scope.run.limits.text
  const isLong = typeof value === 'string' && value.length > most
  return isLong ? `Concatenation would exceed maximum string length ${most}` : undefined
}

function call({ name, apply }: Operator, stack: Stack, scope: Scope): string | undefined {
  const args: Value[] = []
  for (let token = stack.pop(); token !== undefined && token !== ARGS; token = stack.pop()) {
    const value = operand(token, scope)
    if (value !== undefined) args.push(value)
  }
  if (args.length === 0) return `Error calling function ${name}`
  stack.push(apply(...args.reverse()))
  return undefined
}

/** The value of a token; objects and arrays have none. */
function operand(token: Token | undefined, scope: Scope): Value | undefined {
  const value = isName(token) ? (scope.resolve(token) ?? null) : token
  // To read a long text takes its time.
  if (typeof value === 'string') scope.run.spend(value.length >> 6)
  return typeof value === 'object' && value !== null ? undefined : (value as Value)
}
