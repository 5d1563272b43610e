/** Normalizes typed text: no invisible marks of direction, and one kind of space, minus, apostrophe and wide letter. */
export function normalizeTyped(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
}

/** Removes the first of these affixes that the text begins or ends with. */
export function stripAffix(
  text: string,
  affixes: readonly string[],
): { readonly text: string; readonly affix?: string } {
  for (const affix of affixes) {
    if (text.startsWith(affix)) return { text: text.slice(affix.length).trim(), affix }
    if (text.endsWith(affix)) return { text: text.slice(0, -affix.length).trim(), affix }
  }
  return { text }
}
