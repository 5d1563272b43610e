/** Escapes one text for the position where it is printed. */
export type Escape = (text: string) => string

/** Elements that no data may name: they run scripts, load things, or change how what follows is read. */
const ELEMENTS =
  /^\/?(?:script|style|iframe|frame|frameset|object|embed|applet|base|link|meta|template|svg|math|title|textarea|xmp|plaintext|no\w+)$/

/** Attributes whose value is an address, a script, a style or a document: no data may name them. */
const ATTRIBUTES =
  /^(?:on|style$|src|href$|xlink|action$|formaction$|poster$|cite$|data$|background$|http-equiv$)/

/** Attributes that hold an address: what a text begins with must not be a script. */
export const isAddress = (attribute: string): boolean =>
  /^(?:(?:xlink:)?href|src|(?:form)?action|poster|cite|data|background)$/.test(attribute)

/** True if a name that data is part of can never run code. */
export const isTame = (name: string): boolean => /^(?:data|aria)-|^[^*]*\*?$/.test(name)

/** Text that is the same in every language that a document holds. */
export const toPlain: Escape = (text) => text.replace(/[^\w .,]/g, '')

/** A text as the name of an element, or as its end when `before` is its beginning; `x` instead of one that it must not be. */
export function toElementName(before: string, ends: boolean | undefined): Escape {
  const isOpen = before.includes('-') || ends !== false
  const isGood = (name: string): boolean => isOpen && !ELEMENTS.test(name)
  return (text) => (isName(before, text, isGood) || (!text && /[a-z]$/.test(before)) ? text : 'x')
}

/** The same for the name of an attribute. There need not be any, if what follows cannot be taken for its value. */
export function toAttributeName(before: string, ends: boolean | undefined): Escape {
  const isGood = (name: string): boolean => !ATTRIBUTES.test(name)
  return (text) => {
    if (text && isName(before, text, isGood)) return text
    return ends && (!text || !before) ? '' : 'x'
  }
}

const isName = (before: string, text: string, isGood: (name: string) => boolean): boolean =>
  isTame(`${before}*`) &&
  /^[\w-]*$/.test(text) &&
  /^\/?[a-z]/i.test(before + text) &&
  isGood(before + text.toLowerCase())

/** Text without quotes around it: white space would end it, and nothing at all would take what follows. */
export const toBare =
  (escape: Escape, isWhole: boolean): Escape =>
  (text) =>
    text || !isWhole ? escape(text).replace(/[\s=`]/g, (char) => `&#${char.charCodeAt(0)};`) : '""'

/** A text as a literal in a script. Numbers and booleans stay what they are. */
export const toLiteral: Escape = (text) =>
  /^(?:-?\d+(?:\.\d+)?|true|false)$/.test(text) ? text : `"${toScriptString(text)}"`

/** A text inside of quotes in a script: what could end them, or do something behind their end, is escaped. */
export const toScriptString: Escape = (text) => text.replace(/[^\w .,]/g, inScript)

const inScript = (char: string): string => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`

/**
 * JSON in a script: its texts must neither end the element nor begin a comment, nor hold what is an entity in the script of
 * a drawing.
 */
export const toScriptJson: Escape = (text) => text.replaceAll('<', '\\u003c').replaceAll('&', '\\u0026')

/** A text as a value of a style: what is more than words, numbers and plain functions is left out. */
export const toStyle: Escape = (text) =>
  /^[\w\s.,#%()+-]*$/.test(text) && !/(?:url|expression)\s*\(/i.test(text) ? text : ''

/** A part of an address in a style, with or without quotes around it. */
export const toStyleAddress: Escape = (text) =>
  text.replace(/["'()\\<>\s]/g, (char) => `%${char.charCodeAt(0).toString(16).padStart(2, '0')}`)

const SCHEMES = ['javascript', 'vbscript', 'data']

/**
 * An address that runs no script, also where a part of its scheme may stand before, and another one `behind`: `#` instead of
 * one that could.
 */
export function toAddress(text: string, behind = ''): string {
  // Browsers skip control characters and white space in a scheme.
  const [, scheme] = /^([^:/?#]*):/.exec((text + behind).replace(/[\0-\x20\x7f]/g, '')) ?? []
  return scheme !== undefined && text + scheme && SCHEMES.some((one) => one.endsWith(scheme.toLowerCase()))
    ? '#'
    : text
}
