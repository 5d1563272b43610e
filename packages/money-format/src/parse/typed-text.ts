/** Typed text without invisible marks of direction, and with one kind of space, minus, apostrophe and wide letter. */
export function unifyTyped(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
}

/** Takes the first of these words off that the text begins or ends with. */
export function takeOff(
  text: string,
  words: readonly string[],
): { readonly text: string; readonly word?: string } {
  for (const word of words) {
    if (text.startsWith(word)) return { text: text.slice(word.length).trim(), word }
    if (text.endsWith(word)) return { text: text.slice(0, -word.length).trim(), word }
  }
  return { text }
}
