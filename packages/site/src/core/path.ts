/** Fills the `:names` of a path. One without a value stays as it is, where everybody sees it. */
export const fillPath = (path: string, values: Readonly<Record<string, string>> = {}): string =>
  // Only after a slash: the port of an absolute URL is no name.
  path.replace(/\/:(\w+)/g, (place, name: string) => {
    const value = values[name]
    return value === undefined ? place : `/${encodeURIComponent(value)}`
  })
