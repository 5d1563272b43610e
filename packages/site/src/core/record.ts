/** Whether a value is an object with fields: neither an array nor nothing. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value of a text that should be JSON; nothing if it is not. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Whether a field that may be missing is a text where it is there. */
export const isOptionalText = (value: unknown): value is string | undefined =>
  value === undefined || typeof value === 'string'
