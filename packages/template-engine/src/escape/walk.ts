import type { FormatterOf } from './escaper.ts'
import { textOf, type Node, type Or, type Repeated } from '../2-parse/tree.ts'
import { follow, pass, START, type HtmlPlace } from './place.ts'

/** Possible positions in a document: one, unless branches lead to different ones. */
type Places = readonly HtmlPlace[]

/** So many places at once say nothing any more. */
const MOST = 8
const ANYWHERE: Places = [{ in: 'anywhere' }]

/** Finds the position in the document of each tag that prints, and the macros, or the whole, that do not end in text. */
export function placesOf(
  nodes: readonly Node[],
  formatter: FormatterOf,
): ReadonlyMap<Node | readonly Node[], HtmlPlace> {
  const found = new Map<Node | readonly Node[], HtmlPlace>()

  function whole(nodes: readonly Node[], key: Node | readonly Node[]): void {
    const open = block(nodes, [START]).find((end) => end.in !== 'text' || end.foreign)
    if (open) found.set(key, open)
  }

  function block(nodes: readonly Node[], from: Places, after?: Node): Places {
    return nodes.reduce((places, node, at) => step(node, places, nodes[at + 1] ?? after), from)
  }

  function step(node: Node, from: Places, next: Node | undefined): Places {
    const text = textOf(node)
    if (text !== undefined) return each(from, (place) => follow(text, place))
    switch (node.op) {
      case 'VARIABLE':
      case 'EVAL':
      case 'INCLUDE': {
        const [place = START, ...others] = from
        found.set(node, others.length > 0 ? { in: 'anywhere' } : { ...place, ...behind(next) })
        const isWhole = 'calls' in node && formatter(node.calls.at(-1)?.name ?? '')?.returns === 'attributes'
        return isWhole && place.in === 'tag' ? from : each(from, pass)
      }
      case 'MACRO':
        // A macro is printed elsewhere, as an element's inside.
        whole(node.body, node)
        return from
      case 'SECTION':
      case 'PREDICATE':
      case 'IF':
        return join(block(node.body, from, next), alternatives(node.or, from, next))
      case 'REPEATED':
        return join(rounds(node, from), alternatives(node.or, from, next))
      case 'STRUCT':
        return block(node.body, from, next)
      default:
        return from
    }
  }

  /** Positions after a loop. Its next round begins at the end of the last one: that has to be the same position. */
  function rounds(node: Repeated, from: Places): Places {
    const end = block(node.body, from)
    const again = join(from, block(node.alternates ?? [], end))
    return JSON.stringify(again) === JSON.stringify(join(from, from)) ? end : rounds(node, ANYWHERE)
  }

  /** Positions after the alternatives of a block. Without one that always runs, the block may have printed nothing. */
  function alternatives(or: Or | undefined, from: Places, next: Node | undefined): Places {
    let all: Places = []
    for (let one = or; one; one = one.or) {
      all = join(all, block(one.body, from, next))
      if (!one.call) return all
    }
    return join(all, from)
  }

  whole(nodes, nodes)
  return found
}

const each = (places: Places, to: (place: HtmlPlace) => HtmlPlace): Places => join(places.map(to))

/** All of the places, each once. Of an address, the beginning is what asks for the most care. */
function join(places: Places, more: Places = []): Places {
  if (places.length + more.length < 2) return [...places, ...more]
  const all = new Map<string, HtmlPlace>()
  for (const { address, ...place } of [...places, ...more]) {
    const key = JSON.stringify(place)
    const known = all.get(key)?.address
    all.set(key, { ...place, address: [known, address].sort().find(Boolean) })
  }
  return all.size > MOST ? ANYWHERE : [...all.values()]
}

/** Reads in the text behind whether it ends a name or a value, and the end of a scheme that it may hold. */
function behind(next: Node | undefined): Pick<HtmlPlace, 'ends' | 'scheme'> {
  const text = next && textOf(next)
  return text === undefined
    ? { scheme: ':' }
    : { ends: /^(?:[/>]|\s+(?![\s=]))/.test(text), scheme: /^[^:/?#"'<>]*:/.exec(text)?.[0] }
}
