/** Digits beyond this are a key, not an index. */
export const MAX_INDEX = 2147483647

/** A dotted name, cut into its segments. Digits alone are an index. */
export type Reference = readonly (string | number)[]

/** The name of a reference that is nothing but a name: no path, no `@`, no number, nor what every object inherits. */
export function plainName([name, ...more]: Reference = []): string | undefined {
  const isPlain = typeof name === 'string' && more.length === 0 && !name.startsWith('@')
  return isPlain && !(name in {}) ? name : undefined
}

/** Reads `a.b.0`, `@`, `@index`, `$a.b`. What is no legal reference is `undefined`. */
export function parseReference(text: string): Reference | undefined {
  const parts = text.split('.')
  return parts.every((part) => /^(?:\d+|@|[@$]?[A-Za-z][A-Za-z0-9_-]*)$/.test(part))
    ? parts.map(segment)
    : undefined
}

/** Cuts any text at its dots, for paths that come from data or from an argument and may hold any key. */
export function toPath(text: string): Reference {
  return text.split('.').map(segment)
}

function segment(part: string): string | number {
  return /^\d+$/.test(part) && Number(part) <= MAX_INDEX ? Number(part) : part
}
