/** Where in an HTML document a piece of template stands. */
export interface HtmlPlace {
  readonly in:
    | 'text'
    /** In the name of an element, between its attributes, in the name of one of them, in its value. */
    | 'name'
    | 'tag'
    | 'attribute'
    | 'value'
    | 'comment'
    | 'script'
    | 'style'
    /** In an element whose inside is text alone: a title, a text field. */
    | 'plain'
    /** Branches lead to different places, and this is behind them. */
    | 'anywhere'
  /** The element's name as far as it is written, in lower case; a star stands for what data adds. */
  readonly element?: string
  /** The attribute's name, written likewise. */
  readonly attribute?: string
  /** What ends a value: a quote, or white space if this is empty; nothing while that is not decided. */
  readonly quote?: '"' | "'" | ''
  /** What of the language inside surrounds the place: the quote of a script's string, or a style's `url(`. */
  readonly string?: '"' | "'" | '`' | 'url' | ''
  /** As long as a value has no text of the template, and then as long as that could be the scheme of an address. */
  readonly address?: 'begins' | 'scheme' | undefined
  /** Whether the text behind ends the name or value; nothing if that is not known. */
  readonly ends?: boolean | undefined
}

/** Where every document begins. */
export const START: HtmlPlace = { in: 'text' }

const RAW: Readonly<Record<string, HtmlPlace['in']>> = {
  script: 'script',
  style: 'style',
  textarea: 'plain',
  title: 'plain',
}

/** Follows one text through the document: where it leads from `place`. */
export function follow(text: string, place: HtmlPlace): HtmlPlace {
  let at = 0
  let now = place
  while (at < text.length) [now, at] = STEPS[now.in](text, at, now)
  return now
}

/** Where a value that is printed leads. */
export function pass(place: HtmlPlace): HtmlPlace {
  const { element, attribute = '', quote = '' } = place
  switch (place.in) {
    case 'name':
      return { in: 'name', element: `${element}*` }
    case 'tag':
    case 'attribute':
      return { in: 'attribute', element: element ?? '', attribute: `${attribute}*` }
    case 'value':
      return { ...place, quote }
    default:
      return place
  }
}

/** From one place to the next: it may take no text, but then the place is another one. */
type Step = (text: string, at: number, place: HtmlPlace) => [HtmlPlace, number]

const stay: Step = (text, _, place) => [place, text.length]

const STEPS: Readonly<Record<HtmlPlace['in'], Step>> = {
  text(text, at, place) {
    const open = text.indexOf('<', at)
    if (open < 0) return [place, text.length]
    if (text.startsWith('<!--', open)) return [{ in: 'comment', element: '--' }, open + 2]
    const [start] = sticky(/<(?:\/?$|\/?(?=[a-z]))/iy, text, open)
    if (start) return [{ in: 'name', element: start.slice(1) }, open + start.length]
    return /^<[!?/]/.test(text.slice(open, open + 2)) ? [{ in: 'comment' }, open + 2] : [place, open + 1]
  },
  comment(text, at, place) {
    const end = (place.element ? /--!?>/ : />/).exec(text.slice(at))
    return end ? [START, at + end.index + end[0].length] : [place, text.length]
  },
  name(text, at, { element = '' }) {
    const [more = ''] = sticky(/[^\s/>]+/y, text, at)
    // A lone bracket is text.
    if (/^\/?$/.test(element) && !/^[a-z]/i.test(more)) return [START, at]
    const end = at + more.length
    return [{ in: end < text.length ? 'tag' : 'name', element: element + more.toLowerCase() }, end]
  },
  tag(text, at, place) {
    const { element = '' } = place
    const [space = ''] = sticky(/[\s/]*/y, text, at)
    const end = at + space.length
    if (end === text.length) return [place, end]
    if (text.charAt(end) !== '>') return [{ in: 'attribute', element, attribute: '' }, end]
    const raw = Object.hasOwn(RAW, element) ? RAW[element] : undefined
    return [raw ? { in: raw, element } : START, end + 1]
  },
  attribute(text, at, { element = '', attribute = '' }) {
    const [found = '', more = '', equals] = sticky(/([^\s/>=]*)(?:\s*(=)\s*)?/y, text, at)
    const name = attribute + more.toLowerCase()
    const end = at + found.length
    if (equals) return [{ in: 'value', element, attribute: name, address: 'begins' }, end]
    return end < text.length
      ? [{ in: 'tag', element }, end]
      : [{ in: 'attribute', element, attribute: name }, end]
  },
  value(text, at, place) {
    const { element = '', quote } = place
    if (quote === undefined) {
      const [found = '', mark = ''] = sticky(/\s*(["']?)/y, text, at)
      return [{ ...place, quote: mark as '"' | "'" | '' }, at + found.length]
    }
    const rest = text.slice(at)
    const end = quote ? rest.indexOf(quote) : rest.search(/[\s>]/)
    if (end < 0) return [inValue(rest, place), text.length]
    return [{ in: 'tag', element }, at + end + (quote ? 1 : 0)]
  },
  script: inside,
  style: inside,
  plain: inside,
  anywhere: stay,
}

function inValue(text: string, place: HtmlPlace): HtmlPlace {
  const { address, string } = place
  // An address that is a script is one from here on.
  const attribute = address && /^\s*javascript:/i.test(text) ? 'on' : (place.attribute ?? '')
  const next: HtmlPlace = { ...place, attribute, address: addressBehind(text, address) }
  if (attribute.startsWith('on')) return { ...next, string: quoteBehind(text, string) }
  return attribute === 'style' ? inStyle(text, next) : next
}

/** Inside of an element whose text is no markup: only its own end tag ends it. */
function inside(text: string, at: number, place: HtmlPlace): [HtmlPlace, number] {
  const { element = '', string } = place
  const rest = text.slice(at)
  const close = rest.search(new RegExp(`</${element}(?=[\\s/>]|$)`, 'i'))
  if (close >= 0) return [{ in: 'name', element: `/${element}` }, at + close + 2 + element.length]
  if (place.in === 'script') return [{ ...place, string: quoteBehind(rest, string) }, text.length]
  return [place.in === 'style' ? inStyle(rest, place) : place, text.length]
}

/** Whether a style's text leads into an address. */
function inStyle(text: string, place: HtmlPlace): HtmlPlace {
  const close = place.string ? text.indexOf(')') : 0
  if (close < 0) return { ...place, address: addressBehind(text, place.address) }
  const rest = text.slice(close)
  const open = rest.toLowerCase().lastIndexOf('url(')
  const [, address] = /^\s*["']?([^)"']*)$/.exec(open < 0 ? ')' : rest.slice(open + 4)) ?? []
  return address === undefined
    ? { ...place, string: '', address: undefined }
    : { ...place, string: 'url', address: addressBehind(address, 'begins') }
}

function addressBehind(text: string, before: HtmlPlace['address']): HtmlPlace['address'] {
  if (/[:/?#]/.test(text)) return undefined
  return before && text.trim() ? 'scheme' : before
}

type Quote = '"' | "'" | '`' | ''

/** Inside of which quotes of a script a text ends. */
function quoteBehind(text: string, before: HtmlPlace['string'] = ''): Quote {
  let open = before as Quote
  for (let at = 0; at < text.length; at++) {
    const char = text.charAt(at)
    if (open) {
      if (char === '\\') at++
      else if (char === open || (char === '\n' && open !== '`')) open = ''
    } else if (char === '"' || char === "'" || char === '`') open = char
    else if (text.startsWith('//', at)) at = end(text.indexOf('\n', at), text)
    else if (text.startsWith('/*', at)) at = end(text.indexOf('*/', at + 2), text)
  }
  return open
}

const end = (found: number, text: string): number => (found < 0 ? text.length : found)

function sticky(pattern: RegExp, text: string, at: number): readonly (string | undefined)[] {
  pattern.lastIndex = at
  return pattern.exec(text) ?? []
}
