import type { Reference } from '../reference.ts'
import type { Scope } from '../scope.ts'

export type Read = (scope: Scope) => unknown

/** The name of a reference that is nothing but a name: no path, no `@`, no number, nor what arrays hide. */
export function plainName([name, ...more]: Reference = []): string | undefined {
  return typeof name === 'string' && more.length === 0 && !/^@|^length$/.test(name) ? name : undefined
}

/** Reads a plain name: nearly always a property of the very node, so that is tried without a walk. */
export function readName(scope: Scope, name: string): unknown {
  const { node } = scope
  if (typeof node === 'object' && node !== null && Object.hasOwn(node, name)) {
    const found = (node as Record<string, unknown>)[name]
    if (typeof found === 'string' || typeof found === 'number' || typeof found === 'boolean') return found
  }
  return scope.lookup(name)
}

/** How a reference is read: what can be known of it is known before the first rendering. */
export function reading(reference: Reference = ['@']): Read {
  const name = plainName(reference)
  if (name !== undefined) return (scope) => readName(scope, name)
  const [first = '@'] = reference
  if (reference.length > 1) return (scope) => scope.resolve(reference)
  return first === '@' ? (scope) => scope.node : (scope) => scope.lookup(first)
}
