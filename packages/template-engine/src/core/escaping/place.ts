/** Where in an HTML document a piece of template stands. */
export interface HtmlPlace {
  readonly in: 'text' | 'tag' | 'value' | 'comment' | 'script' | 'style' | 'plain'
  /** The attribute whose value this is, in lower case. */
  readonly attribute?: string
  /** What ends a value: a quote, or white space when it has none. */
  readonly quote?: '"' | "'" | ''
  /** In a script or a handler: the quote of the string around it. */
  readonly string?: '"' | "'" | '`' | ''
  /** Whether nothing of the value stands before. */
  readonly isFirst?: boolean
  /** The tag name, while inside of a tag: what its end leads to. */
  readonly element?: string
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
  while (at < text.length) {
    const [next, end] = STEPS[now.in](text, at, now)
    now = next
    at = Math.max(end, at + 1)
  }
  return now
}

type Step = (text: string, at: number, place: HtmlPlace) => readonly [HtmlPlace, number]

const STEPS: Readonly<Record<HtmlPlace['in'], Step>> = {
  text(text, at, place) {
    const open = text.indexOf('<', at)
    if (open < 0) return [place, text.length]
    if (text.startsWith('<!--', open)) return [{ in: 'comment' }, open + 4]
    const [tag, name = ''] = sticky(/<\/?([a-z][^\s/>]*)/iy, text, open)
    if (tag === undefined) return [place, open + 1]
    return [{ in: 'tag', element: tag.startsWith('</') ? '' : name.toLowerCase() }, open + tag.length]
  },
  comment(text, at, place) {
    const close = text.indexOf('-->', at)
    return close < 0 ? [place, text.length] : [START, close + 3]
  },
  tag(text, at, place) {
    const element = place.element ?? ''
    if (text.charAt(at) === '>') {
      const raw = Object.hasOwn(RAW, element) ? RAW[element] : undefined
      return [raw ? { in: raw, element } : START, at + 1]
    }
    const [found, name = '', quote] = sticky(/([^\s=>/"']+)\s*=\s*(["']?)/y, text, at)
    if (found === undefined) return [place, at + (sticky(/[^\s=>/]+/y, text, at)[0]?.length ?? 1)]
    const attribute = name.toLowerCase()
    return [
      { in: 'value', element, attribute, quote: quote as '"' | "'" | '', isFirst: true },
      at + found.length,
    ]
  },
  value(text, at, place) {
    const element = place.element ?? ''
    const end = place.quote ? text.indexOf(place.quote, at) : text.slice(at).search(/[\s>]/) + at
    if (end < at) {
      const string = place.attribute?.startsWith('on') ? quoteAfter(text.slice(at), place.string) : ''
      return [{ ...place, isFirst: false, string }, text.length]
    }
    return [{ in: 'tag', element }, place.quote ? end + 1 : end]
  },
  script: raw,
  style: raw,
  plain: raw,
}

/** Inside of an element whose text is no markup: only its own end tag ends it. */
function raw(text: string, at: number, place: HtmlPlace): readonly [HtmlPlace, number] {
  const rest = text.slice(at)
  const close = rest.search(new RegExp(`</${place.element ?? ''}`, 'i'))
  const inside = close < 0 ? rest : rest.slice(0, close)
  if (close >= 0) return [{ in: 'tag', element: '' }, at + close + 2 + (place.element ?? '').length]
  return [place.in === 'script' ? { ...place, string: quoteAfter(inside, place.string) } : place, text.length]
}

/** Inside of which quotes of a script a text ends. */
function quoteAfter(text: string, quote: HtmlPlace['string'] = ''): '"' | "'" | '`' | '' {
  let open: '"' | "'" | '`' | '' = quote
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
