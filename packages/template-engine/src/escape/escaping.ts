import type { Escaping, FormatterOf, Print } from './escaper.ts'
import type { Kind } from '../4-render/kind.ts'
import type { Reference } from '../2-parse/reference.ts'
import type { Bindvar, Node, Variable } from '../2-parse/tree.ts'
import { emit } from '../4-render/value.ts'
import type { Escape } from './escape.ts'

/** Makes an escaping mode of the positions of tags, and the escape for each position and kind of text. */
export function escaping<Place>(
  placesOf: (nodes: readonly Node[], formatter: FormatterOf) => (node: Node) => Place,
  choose: (place: Place, kind: Kind) => Escape,
): Escaping {
  return (nodes, formatter) => {
    const placeOf = placesOf(nodes, formatter)

    /** Kind of text that a chain of formatters returns. */
    const kindOf = ({ calls }: Variable | Bindvar, first: Kind = 'text'): Kind =>
      calls
        .map(({ name }) => formatter(name)?.returns ?? 'text')
        .reduce((kind, next) => (next === 'same' ? kind : next), first)

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
          const local = localOf(node.references[0])
          if (local === undefined) return plain(escapeFor(kindOf(node)))
          // A local variable may hold text that a formatter escaped already.
          return (value, scope) => escapeFor(kindOf(node, scope.kind(local)))(emit(value, scope))
        }
        default:
          return undefined
      }
    }

    return { placeOf, print, kindOf }
  }
}

/** The name of a local variable, if a reference is nothing else. */
const localOf = ([first, ...more]: Reference = []): string | undefined =>
  typeof first === 'string' && /^@./.test(first) && more.length === 0 ? first : undefined
