/**
 * Kind of text that a formatter returns, so that an escaping engine never escapes twice.
 *
 * - `text`: plain text, nothing escaped
 * - `html`: markup, or text whose `&`, `<` and `>` are escaped
 * - `attribute`: text whose quotes are escaped too, ready for an attribute in double quotes
 * - `attributes`: whole attributes, ready for the inside of a tag
 * - `json`: JSON that is safe inside a script
 * - `url`: percent-encoded text
 * - `same`: whatever came in
 */
export type Kind = 'text' | 'html' | 'attribute' | 'attributes' | 'json' | 'url' | 'same'
