/** Text as a part of an address or a class: `Summer Sale!` becomes `summer-sale`. */
export function slugOf(text: string): string {
  return text
    .replace(/[^a-zA-Z\d\s-]+/g, '')
    .replace(/\s+/g, '-')
    .toLowerCase()
}
