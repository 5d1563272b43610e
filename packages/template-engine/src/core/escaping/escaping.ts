import { kindOf, type Escaping } from '../escaping.ts'
import type { Kind } from '../kind.ts'
import type { Node, Variable } from '../tree.ts'
import { emit } from '../value.ts'

/** Makes one text safe for the place where it is printed. */
export type Escape = (text: string) => string

/** Makes an escaping mode out of where variables can stand, and the choice it takes for each place and kind of text. */
export function escaping<Place>(
  placesOf: (nodes: readonly Node[]) => (variable: Variable) => Place,
  choose: (place: Place, kind: Kind) => Escape,
): Escaping {
  return (nodes) => ({
    placeOf: placesOf(nodes),
    print(data, { references }, kinds) {
      const place = data as Place
      const [first, ...more] = references[0] ?? []
      if (typeof first !== 'string' || !/^@./.test(first) || more.length > 0) {
        const safe = choose(place, kindOf(kinds))
        return (value) => safe(emit(value))
      }
      // A local variable may hold what a formatter made safe already.
      const known = new Map<Kind, Escape>()
      return (value, scope) => {
        const kind = kindOf(kinds, scope.kind(first))
        const safe = known.get(kind) ?? choose(place, kind)
        known.set(kind, safe)
        return safe(emit(value))
      }
    },
  })
}
