import type { Op, Place, Scope } from '../scope.ts'
import { emit } from '../value.ts'
import { ExpressionError } from './expression-error.ts'
import { ADD, FUNCTIONS, type Operator, type Value } from './operator.ts'
import { dump, isAssignment, toPostfix } from './postfix.ts'
import type { Token } from './token.ts'

/** Makes `.eval` work. */
export interface Expressions {
  /** Reads an expression when it is first reached, and evaluates it each time. */
  readonly compile: (source: string, place: Place) => Op
}

type Parsed = { readonly tokens: Token[][]; readonly isDebug: boolean } | { readonly problem: string }

/** The evaluator of `.eval`: an engine that is not given it ignores the instruction. */
export const expressions: Expressions = {
  compile(source, place) {
    let parsed: Parsed | undefined
    return (scope) => {
      const { run } = scope
      parsed ??= parse(source, run.limits.tokens)
      run.at = place
      if ('problem' in parsed) {
        const detail = `${JSON.stringify(source)}: ${parsed.problem}`
        run.report('expression-invalid', `RuntimeError: Error parsing expression: ${detail}`)
        return ''
      }
      try {
        return evaluate(parsed.tokens, scope, parsed.isDebug)
      } catch (error) {
        if (!(error instanceof ExpressionError)) throw error
        run.report(
          'expression-failed',
          `RuntimeError: Error reducing expression: ${source}: ${error.message}`,
        )
        return ''
      }
    }
  },
}

function parse(source: string, most: number): Parsed {
  const isDebug = source.trimStart().startsWith('#')
  try {
    return { tokens: toPostfix(isDebug ? source.trimStart().slice(1) : source, most), isDebug }
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error
    return { problem: error.message }
  }
}

/** What all expressions together print: the value of the last one. Assignments last only if nothing failed. */
function evaluate(expressions: readonly (readonly Token[])[], scope: Scope, isDebug: boolean): string {
  const inner = scope.within(scope.node)
  let value: Value | undefined
  for (const tokens of expressions) {
    scope.run.spend(tokens.length + 1)
    value = reduce(tokens, inner)
  }
  for (const [name, { value }] of inner.locals ?? []) scope.bind(name, value)
  const text = emit(value)
  return isDebug ? `EVAL=[${dump(expressions)}] -> ${text}` : text
}

/** Runs one expression on a stack; what lies on top at its end is its value. */
function reduce(tokens: readonly Token[], scope: Scope): Value | undefined {
  const stack: Token[] = []
  for (const token of tokens) {
    if (token.kind === 'operator') {
      // An assignment ends its expression, and leaves nothing.
      if (isAssignment(token.operator)) {
        assign(stack, scope)
        return undefined
      }
      operate(token.operator, stack, scope)
    } else if (token.kind === 'call') stack.push(call(token.name, stack, scope))
    else stack.push(token)
  }
  const last = stack.at(-1)
  const value = operand(last, scope)
  if (last && value === undefined) throw new ExpressionError('Reduce error: unexpected token on stack')
  return value
}

function operate(operator: Operator, stack: Token[], scope: Scope): void {
  const right = operand(stack.pop(), scope)
  if (operator.unary) {
    if (right !== undefined) stack.push({ kind: 'value', value: operator.unary(right) })
    return
  }
  const left = operand(stack.pop(), scope)
  if (left === undefined || right === undefined) throw invalid(operator)
  if (operator === ADD) watch(left, right, scope)
  stack.push({ kind: 'value', value: operator.binary?.(left, right) ?? null })
}

function assign(stack: Token[], scope: Scope): void {
  const value = operand(stack.pop(), scope)
  const target = stack.pop()
  if (value === undefined || !target) throw new ExpressionError('Invalid arguments to operator assign')
  const [name, ...more] = target.kind === 'name' ? target.reference : []
  // Any other target is ignored.
  if (typeof name === 'string' && /^@./.test(name) && more.length === 0) scope.bind(name, value)
}

function call(name: string, stack: Token[], scope: Scope): Token {
  const args: Value[] = []
  for (let token = stack.pop(); token && token.kind !== 'args'; token = stack.pop()) {
    const value = operand(token, scope)
    if (value === undefined) throw failed(name)
    args.unshift(value)
  }
  const [first, ...more] = args
  const apply = FUNCTIONS.get(name)
  if (first === undefined || !apply) throw failed(name)
  return { kind: 'value', value: apply([first, ...more]) }
}

const failed = (name: string): ExpressionError => new ExpressionError(`Error calling function ${name}`)

const invalid = ({ name }: Operator): ExpressionError =>
  new ExpressionError(`Invalid arguments to operator ${name}`)

/** The value a token stands for; objects and arrays have none. */
function operand(token: Token | undefined, scope: Scope): Value | undefined {
  if (token?.kind === 'value') return token.value
  if (token?.kind !== 'name') return undefined
  const value = scope.resolve(token.reference) ?? null
  return typeof value === 'object' && value !== null ? undefined : (value as Value)
}

/** Texts may not grow without bound: doubling needs few steps. */
function watch(left: Value, right: Value, { run }: Scope): void {
  if (typeof left !== 'string' && typeof right !== 'string') return
  const length = String(left).length + String(right).length
  const most = run.limits.text
  if (length > most) throw new ExpressionError(`Concatenation would exceed maximum string length ${most}`)
  run.spend(length >> 6)
}
