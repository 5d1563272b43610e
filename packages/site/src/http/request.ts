/** Headers of a call, by name. One that is undefined is left out. */
export type RequestHeaders = Readonly<Record<string, string | undefined>>

/**
 * Fills the `:names` of a path. A name without a value stays as it is, so that the mistake shows.
 * @throws {TypeError} if a value is empty, `.` or `..`, which would lead to another path, encoded or not
 */
export const fillPath = (path: string, values: Readonly<Record<string, string>> = {}): string =>
  // Only after a slash: the port of an absolute URL is no name.
  path.replace(/\/:(\w+)/g, (segment, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined
    if (value === undefined) return segment
    if (/^\.{0,2}$/.test(value)) throw new TypeError(`'${value}' is no value of ${segment} in ${path}.`)
    return `/${encodeURIComponent(value)}`
  })

/** Merges headers by name, in any case of its letters. The last value wins. */
export function mergeHeaders(...sources: readonly (RequestHeaders | undefined)[]): Record<string, string> {
  const merged = new Map<string, [string, string]>()
  for (const [name, value] of sources.flatMap((headers) => Object.entries(headers ?? {}))) {
    if (value !== undefined) merged.set(name.toLowerCase(), [name, value])
  }
  return Object.fromEntries(merged.values())
}
