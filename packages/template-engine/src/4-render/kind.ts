/**
 * Kind of text that a formatter returns, so that an escaping engine never escapes twice.
 *
 * - `text`: plain text, nothing escaped
 * - `html`: markup, ready for the inside of an element
 * - `escaped`: text whose `&`, `<` and `>` are escaped
 * - `attribute`: text whose quotes are escaped too, ready for an attribute in double quotes
 * - `attributes`: whole attributes, ready for the inside of a tag
 * - `json`: JSON that is safe inside a script
 * - `url`: percent-encoded text
 * - `same`: whatever came in
 * - `more`: what came in, with tags added: markup, unless that was plain text
 * - `part`: a part of what came in: plain text, if that was markup, whose tags may be cut
 */
export type Kind =
  'text' | 'html' | 'escaped' | 'attribute' | 'attributes' | 'json' | 'url' | 'same' | 'more' | 'part'

/** Kind of text that a formatter makes of a text of some kind. */
export function kindAfter(kind: Kind, returns: Kind = 'text'): Kind {
  if (returns === 'more') return /^(?:text|url)$/.test(kind) ? kind : 'html'
  if (returns === 'part') return /^(?:html|json|attributes)$/.test(kind) ? 'text' : kind
  return returns === 'same' ? kind : returns
}
