import type { Kind } from '../kind.ts'
import { escaping } from './escaping.ts'

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

/** Whether a text of this kind may stand inside of an element as it is. */
export function isMarkup(kind: Kind): boolean {
  return kind === 'html' || kind === 'attribute' || kind === 'attributes'
}

const asItIs = (text: string): string => text

/** Escapes every variable for the inside of an element or of a quoted attribute, unless a formatter answers with markup. */
export const html = escaping(
  () => () => undefined,
  (_, kind) => (isMarkup(kind) ? asItIs : escapeText),
)
