/** Percent-encodes by code unit: `é` is `%E9`, `€` is `%u20AC`. */
export function percent(char: string): string {
  const code = char.charCodeAt(0).toString(16).toUpperCase()
  return code.length > 2 ? `%u${code.padStart(4, '0')}` : `%${code.padStart(2, '0')}`
}
