/** Most objects of a payload that cannot be written as it is. */
const MOST_OBJECTS = 1000

/**
 * Writes a value as JSON text. References to what was written before, big integers and fields that throw are replaced,
 * because an event with a gap is better than none. Returns undefined for a value without a text.
 */
export function serialize(value: unknown): string | undefined {
  try {
    return JSON.stringify(value)
  } catch {
    return serializeParts(value)
  }
}

function serializeParts(value: unknown): string | undefined {
  try {
    return JSON.stringify(copyPlain(value, new Set()))
  } catch {
    return undefined
  }
}

/** Copies plain data, each object once: a page's own objects refer to each other without end. */
function copyPlain(value: unknown, seen: Set<object>): unknown {
  if (typeof value === 'bigint') return String(value)
  if (typeof value !== 'object' || value === null) return value
  if (value instanceof Date) return value
  if (seen.has(value) || seen.size >= MOST_OBJECTS) return '[circular]'
  seen.add(value)
  if (Array.isArray(value)) return value.map((entry) => copyPlain(entry, seen))
  return Object.fromEntries(Object.keys(value).map((key) => [key, copyPlain(readField(value, key), seen)]))
}

function readField(value: object, key: string): unknown {
  try {
    return Reflect.get(value, key)
  } catch {
    return undefined
  }
}
