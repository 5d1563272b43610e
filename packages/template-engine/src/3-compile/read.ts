import { plainName, type Reference } from '../2-parse/reference.ts'
import type { Scope } from '../4-render/scope.ts'
import { descend, isMissing, NOTHING } from '../4-render/value.ts'

export type Read = (scope: Scope) => unknown

/** How a section reads its reference: in the current scope alone. */
export function inside(reference: Reference): Read {
  const name = plainName(reference)
  if (name === undefined) return (scope) => scope.inside(reference)
  return (scope) => {
    const { plain } = scope
    if (plain === NOTHING) return scope.inside(reference)
    const found = plain[name]
    return isMissing(found) ? undefined : found
  }
}

/** How a reference is read: what can be known of it is known before the first rendering. */
export function reading(reference: Reference = ['@']): Read {
  const [first = '@'] = reference
  const name = plainName([first])
  const isPath = reference.length > 1
  if (name !== undefined) {
    return isPath ? (scope) => descend(scope.read(name), reference, 1) : (scope) => scope.read(name)
  }
  return first === '@' && !isPath ? (scope) => scope.node : (scope) => scope.resolve(reference)
}
