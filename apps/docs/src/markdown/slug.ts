/** Anchor of a heading, as GitHub makes it from the heading's text. */
export const slug = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-')

/** Makes anchors that are unique on a page: the second "Options" is `options-1`. */
export function createSlugs(): (text: string) => string {
  const counts = new Map<string, number>()
  return (text) => {
    const base = slug(text)
    const count = counts.get(base) ?? 0
    counts.set(base, count + 1)
    return count === 0 ? base : `${base}-${count}`
  }
}
