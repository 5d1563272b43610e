import type { Kind } from '../kind.ts'
import type { Node, Variable } from '../tree.ts'
import { escaping, type Escape } from './escaping.ts'
import { escapeQuotes, escapeText, isMarkup } from './html.ts'
import { follow, START, type HtmlPlace } from './place.ts'

const asItIs: Escape = (text) => text

/** Attributes that hold an address: what a text begins with must not be a script. */
const ADDRESSES = new Set([
  'href',
  'src',
  'action',
  'formaction',
  'poster',
  'cite',
  'data',
  'xlink:href',
  'background',
])

/** Escapes each variable for the place in the HTML where it stands: text, attribute, address, script or style. */
export const contextual = escaping((nodes) => {
  const places = new Map<Variable, HtmlPlace>()
  walk(nodes, START, places)
  return (variable) => places.get(variable) ?? START
}, choose)

/** Notes where each variable stands, and answers where the nodes lead. */
function walk(nodes: readonly Node[], from: HtmlPlace, places: Map<Variable, HtmlPlace>): HtmlPlace {
  let place = from
  for (const node of nodes) {
    switch (node.op) {
      case 'TEXT':
        place = follow(node.text, place)
        break
      case 'VARIABLE':
        places.set(node, place)
        if (place.isFirst) place = { ...place, isFirst: false }
        break
      case 'SPACE':
      case 'TAB':
      case 'NEWLINE':
        place = follow(' ', place)
        break
      case 'MACRO':
        // A macro is printed elsewhere, as an element's inside.
        walk(node.body, START, places)
        break
      case 'SECTION':
      case 'REPEATED':
      case 'PREDICATE':
      case 'IF':
      case 'STRUCT': {
        const before = place
        place = walk(node.body, before, places)
        if (node.op === 'REPEATED' && node.alternates) place = walk(node.alternates, place, places)
        if (node.op === 'STRUCT') break
        for (let { or } = node; or; or = or.or) walk(or.body, before, places)
      }
    }
  }
  return place
}

function choose(place: HtmlPlace, kind: Kind): Escape {
  switch (place.in) {
    case 'text':
      return isMarkup(kind) ? asItIs : escapeText
    case 'tag':
      return kind === 'attributes' ? asItIs : toAttributeName
    case 'value':
      return inValue(place, kind)
    case 'script':
      return place.string ? toScriptString : kind === 'json' ? asItIs : toLiteral
    case 'style':
      return toStyle
    case 'comment':
    case 'plain':
      return isMarkup(kind) ? escapeQuotes : escapeText
  }
}

function inValue({ attribute = '', quote, string, isFirst }: HtmlPlace, kind: Kind): Escape {
  const escape: Escape = isMarkup(kind) ? escapeQuotes : escapeText
  const bare: Escape = (text) => escape(text).replace(/[\s=`]/g, (char) => `&#${char.charCodeAt(0)};`)
  const value = quote ? escape : bare
  if (attribute.startsWith('on')) {
    const script = string ? toScriptString : toLiteral
    return (text) => (quote ? escapeText : bare)(script(text))
  }
  if (attribute === 'style') return (text) => value(toStyle(text))
  if (ADDRESSES.has(attribute) && isFirst) return (text) => value(toAddress(text))
  return value
}

/** A text as the name of an attribute, or nothing: never one that runs a script. */
function toAttributeName(text: string): string {
  return /^[a-z][\w-]*$/i.test(text) && !/^(?:on|style|src|href)/i.test(text) ? text : ''
}

/** A text as a literal in a script. Numbers and booleans stay what they are. */
function toLiteral(text: string): string {
  if (/^(?:-?\d+(?:\.\d+)?|true|false)$/.test(text)) return text
  return `"${toScriptString(text)}"`
}

/** A text inside of quotes in a script: everything that could end them is escaped. */
function toScriptString(text: string): string {
  return text.replace(/[^\w .,:;!?()@#%-]/g, inScript)
}

const inScript = (char: string): string => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`

/** A text as a value of a style: what is more than words, numbers and plain functions is left out. */
function toStyle(text: string): string {
  return /^[\w\s.,#%()+-]*$/.test(text) && !/(?:url|expression|import)\s*\(/i.test(text) ? text : ''
}

/** An address that runs no script: `#` instead of one. */
function toAddress(text: string): string {
  // Browsers skip control characters and white space in a scheme.
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(text.replace(/[\0-\x20\x7f]/g, '').slice(0, 32))?.[1]
  return scheme && /^(?:javascript|vbscript|data)$/i.test(scheme) ? '#' : text
}
