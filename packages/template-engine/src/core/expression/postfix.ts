import { ExpressionError } from './expression-error.ts'
import { ASSIGN, CLOSE, COMMA, OPEN, SEMICOLON, type Operator } from './operator.ts'
import { tokenize, type Token } from './token.ts'

/** Reads `a; b` as a list of expressions, each in postfix order. */
export function toPostfix(source: string, most: number): Token[][] {
  const expressions: Token[][] = []
  let out: Token[] = []
  let waiting: Token[] = []

  const top = (): Operator | undefined => {
    const last = waiting.at(-1)
    return last?.kind === 'operator' ? last.operator : undefined
  }
  const settle = (until: (operator: Operator | undefined) => boolean): void => {
    while (waiting.length > 0 && !until(top())) out.push(...waiting.splice(-1))
  }
  const mismatched = ({ name }: Operator): ExpressionError =>
    new ExpressionError(`Mismatched operator found: ${name}`)
  const finish = (): void => {
    settle((operator) => operator === OPEN)
    if (waiting.length > 0) throw mismatched(OPEN)
    expressions.push(out)
    out = []
    waiting = []
  }

  function operate(token: Token, operator: Operator): void {
    if (operator === OPEN) waiting.push(token)
    else if (operator === SEMICOLON) finish()
    else if (operator === COMMA) settle((other) => other === OPEN)
    else if (operator === CLOSE) {
      settle((other) => other === OPEN)
      if (!waiting.pop()) throw mismatched(CLOSE)
      if (waiting.at(-1)?.kind === 'call') out.push(...waiting.splice(-1))
    } else {
      settle((other) => !other || other === OPEN || !bindsBefore(other, operator))
      waiting.push(token)
    }
  }

  for (const token of tokenize(source, most)) {
    if (token.kind === 'operator') operate(token, token.operator)
    else if (token.kind === 'call') {
      out.push({ kind: 'args' })
      waiting.push(token)
    } else out.push(token)
  }
  finish()
  return expressions
}

function bindsBefore(waiting: Operator, next: Operator): boolean {
  // A sign before an operand takes nothing away from what waits on its left.
  if (next.unary) return false
  return waiting.precedence > next.precedence || (waiting.precedence === next.precedence && !next.isRight)
}

/** Postfix order as text, for `{.eval # …}`. */
export function dump(expressions: readonly (readonly Token[])[]): string {
  return expressions.map((tokens) => `[${tokens.map(word).join(' ')}]`).join(', ')
}

function word(token: Token): string {
  switch (token.kind) {
    case 'value':
      return typeof token.value === 'string' ? JSON.stringify(token.value) : String(token.value)
    case 'name':
      return token.reference.join('.')
    case 'operator':
      return `<${token.operator.short}>`
    case 'call':
      return `${token.name}()`
    case 'args':
      return '<args>'
  }
}

/** Whether an operator assigns: only then is its left side a name to write to. */
export const isAssignment = (operator: Operator): boolean => operator === ASSIGN
