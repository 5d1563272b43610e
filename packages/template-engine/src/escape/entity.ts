const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text for an element or a quoted attribute. */
export function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (char) => ENTITIES[char] ?? '')
}

/** The same for text whose entities are escaped already. */
export function escapeQuotes(text: string): string {
  return text.replace(/[<>"']/g, (char) => ENTITIES[char] ?? '')
}

/** Decodes an attribute's value as a browser does. */
export function unescape(text: string): string {
  return Object.entries(ENTITIES).reduceRight((read, [char, entity]) => read.replaceAll(entity, char), text)
}
