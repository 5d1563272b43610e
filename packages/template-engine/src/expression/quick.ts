import { reading, type Read } from '../3-compile/read.ts'
import type { Scope } from '../4-render/scope.ts'
import { ARGS, type Value } from './operator.ts'
import { isName, isOperator, type Token } from './token.ts'

/** Computes an expression; `undefined` where that takes the long way, which also says what is wrong. */
export type Quick = (scope: Scope) => Value | undefined

/** Longer ones could nest deeper than the stack allows. */
const MOST_TOKENS = 64

/** Turns an expression of operators into a function. One that assigns, calls or lacks an operand takes the long way. */
export function quick(tokens: readonly Token[]): Quick | undefined {
  if (tokens.length > MOST_TOKENS) return undefined
  const stack: Quick[] = []
  for (const token of tokens) {
    if (!isOperator(token)) {
      stack.push(isName(token) ? named(reading(token)) : () => short(token))
      continue
    }
    const { arity, apply, text } = token
    const right = stack.pop()
    const left = arity === 1 ? right : stack.pop()
    if (!right || !left || arity === 0 || token === ARGS || text === '=') return undefined
    stack.push(
      arity === 1
        ? (scope) => {
            const value = right(scope)
            return value === undefined ? undefined : apply(value)
          }
        : (scope) => {
            const second = right(scope)
            const first = second === undefined ? undefined : left(scope)
            return first === undefined || second === undefined
              ? undefined
              : short(apply(first, second), Math.min(SHORT, scope.run.limits.text))
          },
    )
  }
  return stack.length === 1 ? stack[0] : undefined
}

/** Most characters of a text that costs no step. A longer one takes the long way, as does one beyond the limit. */
const SHORT = 63

const short = (value: Value, most = SHORT): Value | undefined =>
  typeof value === 'string' && value.length > most ? undefined : value

const named =
  (read: Read): Quick =>
  (scope) => {
    const value = read(scope) ?? null
    return typeof value === 'object' && value !== null ? undefined : short(value as Value)
  }
