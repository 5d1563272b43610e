import type { Reference } from '../reference.ts'
import type { Scope } from '../scope.ts'
import { descend, isMissing, NOTHING } from '../value.ts'

export type Read = (scope: Scope) => unknown

/** The name of a reference that is nothing but a name: no path, no `@`, no number, nor what every object inherits. */
export function plainName([name, ...more]: Reference = []): string | undefined {
  const isPlain = typeof name === 'string' && more.length === 0 && !name.startsWith('@')
  return isPlain && !(name in Object.prototype) ? name : undefined
}

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
  const name = plainName(reference)
  if (name !== undefined) return (scope) => scope.read(name)
  const [first = '@'] = reference
  if (reference.length > 1) {
    const start = plainName([first])
    return start === undefined
      ? (scope) => scope.resolve(reference)
      : (scope) => descend(scope.read(start), reference, 1)
  }
  if (first === '@') return (scope) => scope.node
  return typeof first === 'string' && /^@(?!index0?$)/.test(first)
    ? (scope) => scope.local(first)
    : (scope) => scope.lookup(first)
}
