/** Checks that a value is an object with fields: neither an array nor null. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Checks that a field that may be missing, or null, is a text where it is present. */
export const isOptionalText = (value: unknown): value is string | null | undefined =>
  value == null || typeof value === 'string'

/** Returns a text that is not empty, and undefined for anything else. */
export const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value ? value : undefined

/** Returns a number, and undefined for anything else. */
export const numberOf = (value: unknown): number | undefined =>
  typeof value === 'number' ? value : undefined

/** Calls a function and returns its value, or undefined if it throws. */
export function attempt<Value>(compute: () => Value): Value | undefined {
  try {
    return compute()
  } catch {
    return undefined
  }
}

/** Parses JSON. Returns undefined for a text that is not JSON. */
export const parseJson = (text: string): unknown => attempt((): unknown => JSON.parse(text))
