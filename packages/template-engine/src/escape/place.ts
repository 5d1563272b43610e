import { unescape } from './entity.ts'
import { afterData, foreignBehind, isAmbiguous } from './foreign.ts'

/** Position of a piece of template in an HTML document. */
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
  /** The element's name as far as it is written, in lower case; a star replaces what data adds. */
  readonly element?: string
  /** The attribute's name, written likewise; or the `<!--` of a script that nothing closes. */
  readonly attribute?: string | undefined
  /** The end of a value: a quote, or white space if this is empty; undefined while that is not decided. */
  readonly quote?: '"' | "'" | ''
  /**
   * Surroundings in the language inside: the quote of a script's string, or what is computed in a
   * template, or a style's `url(`.
   */
  readonly string?: '"' | "'" | '`' | '`$' | '${' | 'url' | undefined
  /** As long as a value has no text of the template, and then as long as that could be the scheme of an address. */
  readonly address?: 'begins' | 'scheme' | undefined
  /** The end of a scheme, up to its colon, in the text behind; only the colon if it is not known what is there. */
  readonly scheme?: string | undefined
  /** True if the text behind ends the name or value; undefined if that is not known. */
  readonly ends?: boolean | undefined
  /** In an attribute whose value is a document: where in that one. */
  readonly inner?: HtmlPlace | undefined
  /** In a drawing or a formula: the open elements that `foreignBehind` knows. */
  readonly foreign?: string
}

/** Start of every document. */
export const START: HtmlPlace = { in: 'text' }

/** Elements whose inside is no markup. What data adds to such a name is empty. */
const RAW = /^(?:(script|style)|textarea|title|xmp|iframe|noembed|noframes|plaintext)\*?$/

/** Follows one text through the document: where it leads from `place`. */
export function follow(text: string, place: HtmlPlace): HtmlPlace {
  let at = 0
  let now = place
  while (at < text.length) {
    const [next, end] = STEPS[now.in](text, at, now)
    now = within(next.foreign ?? now.foreign, next)
    at = end
  }
  return now
}

/** A place in drawings and formulas. */
function within(foreign: string | undefined, place: HtmlPlace): HtmlPlace {
  if (place.foreign === (foreign === '' ? undefined : foreign)) return place
  const { foreign: _, ...rest } = place
  return foreign && place.in !== 'anywhere' ? { ...rest, foreign } : rest
}

/** Position after a value that is printed. */
export function pass(place: HtmlPlace): HtmlPlace {
  return within(place.foreign, passed(place))
}

function passed(place: HtmlPlace): HtmlPlace {
  const { element, attribute = '', quote = '' } = place
  switch (place.in) {
    case 'name':
      return { in: 'name', element: named(`${element}*`) }
    case 'tag':
    case 'attribute':
      return { in: 'attribute', element: element ?? '', attribute: named(`${attribute}*`) }
    case 'value':
      return { ...place, quote, inner: place.inner && pass(place.inner) }
    default:
      return place
  }
}

/** From one place to the next: it may take no text, but then the place is another one. */
type Step = (text: string, at: number, place: HtmlPlace) => [HtmlPlace, number]

const STEPS: Readonly<Record<HtmlPlace['in'], Step>> = {
  text(text, at, place) {
    const open = text.indexOf('<', at)
    if (open < 0) return [place, text.length]
    if (place.foreign && text.startsWith('<![', open)) {
      const end = afterData(text, open)
      return end ? [place, end] : [{ in: 'anywhere' }, text.length]
    }
    if (text.startsWith('<!--', open)) return [{ in: 'comment', element: '-' }, open + 2]
    const [start] = sticky(/<\/?(?=[a-z]|$)/iy, text, open)
    if (start) return [{ in: 'name', element: start.slice(1) }, open + start.length]
    return /[!?/]/.test(text.charAt(open + 1)) ? [{ in: 'comment' }, open + 2] : [place, open + 1]
  },
  comment(text, at, place) {
    const end = (place.element ? /--!?>/ : />/).exec(text.slice(at))
    return end ? [START, at + end.index + end[0].length] : [place, text.length]
  },
  name(text, at, { element = '' }) {
    const [more = ''] = sticky(/[^\s/>]+/y, text, at)
    // A lone bracket is text.
    if (!/^\/?[a-z*]/i.test(element + more)) return [START, at]
    const end = at + more.length
    return [{ in: end < text.length ? 'tag' : 'name', element: named(element + more.toLowerCase()) }, end]
  },
  tag(text, at, place) {
    const { element = '' } = place
    const [space = ''] = sticky(/[\s/]*/y, text, at)
    const end = at + space.length
    if (end === text.length) return [place, end]
    if (text.charAt(end) !== '>') return [{ in: 'attribute', element, attribute: '' }, end]
    const [raw, language = 'plain'] = RAW.exec(element) ?? []
    const foreign = foreignBehind(element, place.foreign)
    // No drawing nests that deep.
    if (foreign.length > 999) return [{ in: 'anywhere' }, text.length]
    return [{ ...(raw ? { in: language as HtmlPlace['in'], element } : START), foreign }, end + 1]
  },
  attribute(text, at, { element = '', attribute = '' }) {
    const [found = '', more = '', equals] = sticky(/([^\s/>=]*)(\s*=\s*)?/y, text, at)
    // An equals sign without a name belongs to one from before a branch, or begins one.
    const name = named(attribute + more.toLowerCase() || UNKNOWN)
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
    if (end < 0) return [inValue(unescape(rest), place), text.length]
    return [{ in: 'tag', element }, at + end + (quote ? 1 : 0)]
  },
  script: inside,
  style: inside,
  plain: inside,
  anywhere: (text, _, place) => [place, text.length],
}

/** Name of an attribute that nothing is known of: no attribute has it, and it is not tame. */
const UNKNOWN = '**'

/** A name as far as it is written, unless it is too long to be one that matters. */
const named = (name: string): string => (name.length > 99 ? UNKNOWN : name)

/** Begins the address in `0; url=`, `0;` or `0 ` of a page that leads to another one. Data may be the number before a semicolon. */
const REFRESH = /(?:^\s*[\d.]+(?:\s*[;,]|\s)|;)\s*(?:url\s*=)?/i

/** Address of the page that follows, as far as it is there. Undefined if there is none. */
function followingPage(text: string, { element, attribute }: HtmlPlace): string | undefined {
  const begin = element === 'meta' && attribute === 'content' ? REFRESH.exec(text) : null
  return begin?.input.slice(begin.index + begin[0].length).replace(/^\s*["']?/, '')
}

/** What an address makes of its attribute: one that is a script is one from here on, one that is a document no tame one. */
function kindOfAddress(address: string, { attribute = '' }: HtmlPlace): string {
  // Browsers skip control characters and white space there: https://url.spec.whatwg.org/#concept-basic-url-parser
  const text = address.replace(/[\0-\x20\x7f]/g, '')
  if (/^javascript:/i.test(text)) return 'on'
  return /^data:(?!image\/(?!svg)|audio\/|video\/|font\/)/i.test(text) ? UNKNOWN : attribute
}

function inValue(text: string, place: HtmlPlace): HtmlPlace {
  const { address, string } = place
  // The address of a page that follows is one from here on.
  const target = followingPage(text, place)
  if (target !== undefined) return inValue(target, { ...place, attribute: 'href', address: 'begins' })
  const attribute = address ? kindOfAddress(text, place) : (place.attribute ?? '')
  const next: HtmlPlace = { ...place, attribute, address: addressBehind(text, address) }
  if (attribute.startsWith('on')) return { ...next, string: quoteBehind(text, string) }
  if (attribute === 'srcdoc') return { ...next, inner: follow(text, place.inner ?? START) }
  return attribute === 'style' ? inStyle(text, next) : next
}

/** Inside of an element whose text is no markup: only its own end tag ends it. */
function inside(text: string, at: number, place: HtmlPlace): [HtmlPlace, number] {
  const { element = '', attribute = '', string } = place
  const rest = text.slice(at)
  const close = rest.search(new RegExp(`</${element}(?=[\\s/>]|$)`, 'i'))
  if (place.foreign && isAmbiguous(close < 0 ? rest : rest.slice(0, close)))
    return [{ in: 'anywhere' }, text.length]
  const isScript = place.in === 'script'
  const comment = isScript ? openComment(attribute + (close < 0 ? rest : rest.slice(0, close))) : ''
  // There, an end tag ends an inner script only.
  if (comment && /<script/i.test(comment)) return [{ in: 'anywhere' }, text.length]
  if (close >= 0) return [{ in: 'name', element: `/${element}` }, at + close + 2 + element.length]
  if (isScript)
    return [{ ...place, string: quoteBehind(rest, string), attribute: comment?.slice(0, 4) }, text.length]
  return [place.in === 'style' ? inStyle(rest, place) : place, text.length]
}

/** The comment of a script that nothing closes. */
function openComment(script: string): string | undefined {
  const open = script.indexOf('<!--', script.lastIndexOf('-->') + 1)
  return open < 0 ? undefined : script.slice(open)
}

/** True if a style's text leads into an address. */
function inStyle(text: string, place: HtmlPlace): HtmlPlace {
  const close = place.string ? text.indexOf(')') : 0
  if (close < 0) return { ...place, address: addressBehind(text, place.address) }
  const rest = text.slice(close)
  const open = rest.toLowerCase().lastIndexOf('url(')
  const [, address] = /^(?:\s*["'])?([^)"']*)$/.exec(open < 0 ? ')' : rest.slice(open + 4)) ?? []
  return address === undefined
    ? { ...place, string: undefined, address }
    : { ...place, string: 'url', address: addressBehind(address, 'begins') }
}

function addressBehind(text: string, before: HtmlPlace['address']): HtmlPlace['address'] {
  if (/[:/?#]/.test(text)) return undefined
  return before && text.trim() ? 'scheme' : before
}

/** A piece of a script without an open quote: code, a comment, a pattern, a quotient, a string, a template. */
const PIECE = new RegExp(
  [
    /[^"'`/(,=:[!&|?{};]+/y,
    /\/\/.*|\/\*[^]*?(?:\*\/|$)/y,
    // Behind these signs a slash begins a pattern.
    /[(,=:[!&|?{};](?:\s*\/(?![*])(?:\\.|\[(?:\\.|[^\]\\\n]){0,64}\]|[^/\\\n[])+\/)?/y,
    /\//y,
    // A string whose line ends is closed.
    /(["'])(?:\\[^]|(?!\1)[^\\\n])*(?:\1|\n)/y,
    /`(?:\\[^]|\$\{[^}]*\}|(?!\$\{)[^\\`])*`/y,
  ]
    .map(({ source }) => source)
    .join('|'),
  'y',
)

/** Inside of which quotes of a script a text ends. */
function quoteBehind(text: string, before = ''): HtmlPlace['string'] {
  const script = (before === '${' ? '`' : '') + before + text
  let end = 0
  PIECE.lastIndex = 0
  while (PIECE.test(script)) end = PIECE.lastIndex
  const quote = script.charAt(end)
  const isComputed = quote === '`' && script.lastIndexOf('${') > Math.max(end, script.lastIndexOf('}'))
  // Its brace may follow.
  const open = quote === '`' && script.endsWith('$') ? '`$' : quote
  return (isComputed ? '${' : open || undefined) as HtmlPlace['string']
}

function sticky(pattern: RegExp, text: string, at: number): readonly (string | undefined)[] {
  pattern.lastIndex = at
  return pattern.exec(text) ?? []
}
