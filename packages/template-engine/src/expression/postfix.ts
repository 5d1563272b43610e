import { ARGS, type Operator } from './operator.ts'
import { Reader } from './reader.ts'
import { isName, isOperator, tokenize, type Token } from './token.ts'

/** Expressions in postfix order, and what is wrong with their source: then they are not to be computed. */
export interface Postfix {
  readonly expressions: readonly (readonly Token[])[]
  readonly faults: readonly string[]
}

// Of two operators on one of these levels, the right one comes first.
const RIGHT_FIRST = [3, 16, 17, 18]

/** Reads `a; b` as a list of expressions. */
export function toPostfix(source: string, most: number): Postfix {
  const reader = new Reader(source)
  const { faults } = reader
  const tokens = tokenize(reader, most)
  const expressions: Token[][] = []
  const waiting: Operator[] = []
  let out: Token[] = []

  /** Lets out the operators that wait and bind at least so tight. */
  const applyOperators = (precedence: number): void => {
    while ((waiting.at(-1)?.precedence ?? 0) >= precedence) out.push(...waiting.splice(-1))
  }
  const finish = (): void => {
    applyOperators(1)
    if (waiting.pop()) faults.push('Mismatched operator found: left paren')
    else if (out.length > 0) expressions.push(out)
    out = []
  }

  for (const token of tokens) {
    if (!isOperator(token)) out.push(token)
    else if (token.text === '(') waiting.push(token)
    else if (token.text === ',') applyOperators(1)
    else if (token.text === ';') finish()
    else if (token.text === ')') {
      applyOperators(1)
      if (!waiting.pop()) {
        faults.push('Mismatched operator found: right paren')
        return { expressions, faults }
      }
      // A function has its arguments now.
      applyOperators(18)
    } else {
      const { precedence, arity } = token
      applyOperators(RIGHT_FIRST.includes(precedence) ? precedence + 1 : precedence)
      if (arity === 0) out.push(ARGS)
      waiting.push(token)
    }
  }
  finish()
  return { expressions, faults }
}

/** Postfix order as text, for `{.eval # …}`. */
export function dump({ expressions }: Postfix): string {
  return expressions.map((tokens) => `[${tokens.map(word).join(' ')}]`).join(', ')
}

function word(token: Token): string {
  if (typeof token === 'string') return JSON.stringify(token)
  if (isName(token)) return token.join('.')
  if (!isOperator(token)) return String(token)
  return token.arity > 0 ? `<${token.name}>` : `${token.name}()`
}
