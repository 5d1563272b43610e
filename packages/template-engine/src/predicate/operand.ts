import { parseReference, plainName } from '../2-parse/reference.ts'
import type { Scope } from '../4-render/scope.ts'

/** An argument of a predicate, ready to be asked for its value. */
export type Operand = (scope: Scope) => unknown

/** True if an argument looks like JSON. */
export const isLiteral = (text: string): boolean => /^(?:["[{\d]|-\d|(?:true|false|null)$)/.test(text)

/** Reads an argument as JSON if it looks like JSON, else as a reference. */
export function parseOperand(text: string): Operand {
  if (isLiteral(text)) {
    try {
      const literal: unknown = JSON.parse(text)
      return () => literal
    } catch {
      // An argument that only looks like JSON is a name.
    }
  }
  return parseReferenceOperand(text)
}

/** Reads an argument as a reference, whatever it looks like. What is no reference is missing. */
export function parseReferenceOperand(text: string): Operand {
  const reference = parseReference(text)
  const name = plainName(reference)
  return (scope) => (name ? scope.read(name) : reference && scope.resolve(reference))
}
