/** The beginning of a text, at most `length` characters: up to and with its last white space, if it has any. */
export function cutAfterSpace(text: string, length: number): string {
  for (let end = length; end > 0; end--) {
    const code = text.charCodeAt(end - 1)
    // Space, \t, \n, \v, \f and \r.
    if (code === 32 || (code > 8 && code < 14)) return text.slice(0, end)
  }
  return text.slice(0, length)
}
