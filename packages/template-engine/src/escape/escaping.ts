import type { Escaping, FormatterOf, Print } from './escaper.ts'
import type { PartialFault } from '../4-render/rendering.ts'
import { kindAfter, type Kind } from '../4-render/kind.ts'
import type { Scope } from '../4-render/scope.ts'
import type { Reference } from '../2-parse/reference.ts'
import type { Bindvar, Node, Variable } from '../2-parse/tree.ts'
import { emit } from '../4-render/value.ts'
import type { Escape } from './escape.ts'

/** Makes an escaping mode of the positions of tags, and the escape for each position and kind of text. */
export function escaping<Place>(
  placesOf: (nodes: readonly Node[], formatter: FormatterOf) => (node: Node | readonly Node[]) => Place,
  choose: (place: Place, kind: Kind) => Escape,
): Escaping {
  return (nodes, formatter, faults) => {
    const placeOf = placesOf(nodes, formatter)
    if (placeOf(nodes)) faults?.push(OPEN)

    /** Kind of text that a chain of formatters returns. A local variable may hold text that one escaped already. */
    const kindOf = ({ references, calls }: Variable | Bindvar): ((scope?: Scope) => Kind) => {
      const local = localOf(references[0])
      const kinds = calls.map(({ name }) => formatter(name)?.returns)
      return (scope) => kinds.reduce<Kind>(kindAfter, scope && local ? scope.kind(local) : 'text')
    }

    const plain = (escape: Escape): Print => {
      return (value, scope) => escape(emit(value, scope))
    }

    function print(node: Node, place: unknown = placeOf(node)): Print | undefined {
      const escapeFor = (kind: Kind): Escape => choose(place as Place, kind)
      switch (node.op) {
        case 'EVAL':
          return plain(escapeFor('text'))
        case 'INCLUDE':
          // Each part of it was escaped as markup.
          return plain(escapeFor('html'))
        case 'VARIABLE': {
          const kind = kindOf(node)
          return localOf(node.references[0])
            ? (value, scope) => escapeFor(kind(scope))(emit(value, scope))
            : plain(escapeFor(kind()))
        }
        default:
          return undefined
      }
    }

    return { placeOf, print, kindOf }
  }
}

/** Fault of a partial that does not end in the text of a page. */
const OPEN: PartialFault = {
  severity: 'error',
  message: 'It ends inside of a tag',
  line: 1,
  column: 1,
  span: [0, 0],
  frame: '',
}

/** The name of a local variable, if a reference is nothing else. */
const localOf = ([first, ...more]: Reference = []): string | undefined =>
  typeof first === 'string' && /^@./.test(first) && more.length === 0 ? first : undefined
