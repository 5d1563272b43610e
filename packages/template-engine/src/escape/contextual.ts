import type { Kind } from '../4-render/kind.ts'
import { escapeQuotes, escapeText } from './entity.ts'
import { escaping } from './escaping.ts'
import { isMarkup } from './html.ts'
import { START, type HtmlPlace } from './place.ts'
import {
  isAddress,
  isTame,
  toAddress,
  toAttributeName,
  toBare,
  toElementName,
  toLiteral,
  toPlain,
  toScriptJson,
  toScriptString,
  toStyle,
  toStyleAddress,
  type Escape,
} from './escape.ts'
import { placesOf } from './walk.ts'

const asItIs: Escape = (text) => text

const then =
  (first: Escape, second: Escape): Escape =>
  (text) =>
    second(first(text))

/**
 * Escapes what tags print for the place in the HTML where they stand: text, attribute, address, script or style.
 *
 * @example
 * ```ts
 * import { createEngine } from '@sitewright/template-engine'
 * import { contextual } from '@sitewright/template-engine/escape'
 *
 * const engine = createEngine({ escape: contextual })
 * engine.render('<a href="{url}">', { url: 'javascript:alert(1)' }).output // <a href="#">
 * ```
 */
export const contextual = escaping((nodes, formatter) => {
  const places = placesOf(nodes, formatter)
  return (node) => places.get(node)
}, choose)

function choose(place: HtmlPlace = START, kind: Kind): Escape {
  const { element = '', attribute = '', ends } = place
  switch (place.in) {
    case 'text':
      return isMarkup(kind) ? asItIs : escapeText
    case 'name':
      return toElementName(element, ends)
    case 'tag':
      return kind === 'attributes' ? asItIs : toAttributeName('', ends)
    case 'attribute':
      return toAttributeName(attribute, ends)
    case 'value':
      return inValue(place, kind)
    case 'script':
      return inScript(place, kind)
    case 'style':
      return inStyle(place)
    case 'plain':
      return isMarkup(kind) ? escapeQuotes : escapeText
    case 'comment':
      return toPlain
    case 'anywhere':
      return () => ''
  }
}

const inScript = ({ string }: HtmlPlace, kind: Kind): Escape =>
  string && string !== '${' ? toScriptString : kind === 'json' ? toScriptJson : toLiteral

function inStyle({ string, address, foreign }: HtmlPlace): Escape {
  if (!string) return toStyle
  const escape = then(address ? toAddress : asItIs, toStyleAddress)
  // A browser reads entities in the styles of drawings.
  return foreign ? then(escape, (text) => text.replaceAll('&', '\\26 ')) : escape
}

function inValue(place: HtmlPlace, kind: Kind): Escape {
  const { element = '', attribute = '', quote = '', address, ends, inner, scheme } = place
  const escape: Escape = isMarkup(kind) ? escapeQuotes : escapeText
  const quoted = (one: Escape): Escape => (quote ? one : toBare(one, address === 'begins' && ends !== false))
  if (!isTame(attribute)) return quoted(toPlain)
  if (attribute.startsWith('on')) return then(inScript(place, kind), quoted(escapeText))
  // An animation may turn an attribute into an address.
  if (attribute === 'style' || /^(?:set|anim\w+)$/.test(element)) return then(inStyle(place), quoted(escape))
  // Its value is a document, which is read once more.
  if (attribute === 'srcdoc') return then(choose({ ...START, ...inner, scheme }, kind), quoted(escapeText))
  return address && isAddress(attribute)
    ? then((text) => toAddress(text, scheme), quoted(escape))
    : quoted(escape)
}
