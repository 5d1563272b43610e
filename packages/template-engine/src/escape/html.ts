import type { Kind } from '../4-render/kind.ts'
import { escapeQuotes, escapeText } from './entity.ts'
import { escaping } from './escaping.ts'

/** True if a text of this kind may be an element's content as it is. */
export function isMarkup(kind: Kind): boolean {
  return /^html|^esc|^attr/.test(kind)
}

const asItIs = (text: string): string => text

/**
 * Escapes every variable for the inside of an element or of a quoted attribute, unless a formatter answers with markup.
 *
 * @example
 * ```ts
 * import { createEngine } from '@sitewright/template-engine'
 * import { html } from '@sitewright/template-engine/escape'
 *
 * const card = createEngine({ escape: html }).compile<{ name: string }>('<b>{name}</b>')
 * card.render({ name: 'Tom & Ada' }).output // <b>Tom &amp; Ada</b>
 * ```
 */
export const html = escaping(
  () => () => undefined,
  (_, kind) => (/^html|^attributes/.test(kind) ? asItIs : isMarkup(kind) ? escapeQuotes : escapeText),
)
