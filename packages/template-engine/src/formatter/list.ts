import { defineFormatter, type Formatter, type Formatters } from './formatter.ts'
import { parseReference, toPath } from '../2-parse/reference.ts'
import { descend, isTruthy, listOf, numberOf, sizeOf, textOf } from '../4-render/value.ts'

const cycle = defineFormatter({
  arity: [1, Infinity],
  apply: (value, words) => {
    const at = numberOf(value) - 1
    const { length } = words
    return words[((at % length) + length) % length]
  },
})

/** `find-first`, `find-first path` or `find-first lookup path`. */
const finding = (find: (items: readonly unknown[], test: (item: unknown) => boolean) => unknown): Formatter =>
  defineFormatter({
    scoped: true,
    returns: 'same',
    arity: [0, 2],
    parse: ({ list: [first, second] }) => {
      const path = second ?? first
      return {
        lookup: second === undefined ? undefined : parseReference(first ?? ''),
        path: path === undefined ? undefined : toPath(path),
      }
    },
    apply(value, { lookup, path }, scope) {
      const sought = (item: unknown): unknown =>
        lookup ? descend(scope.resolve(lookup), [textOf(item)]) : item
      const items = listOf(value)
      scope.run.spend(items.length)
      return find(items, (item) => !path || isTruthy(descend(sought(item), path)))
    },
  })

/** Lists, and places in them. */
export const list: Formatters = {
  formatters: {
    count: defineFormatter({
      arity: [0, 0],
      apply: (value) => (typeof value === 'string' ? value.length : sizeOf(value)),
    }),
    cycle,
    iter: defineFormatter({
      scoped: true,
      arity: [0, 0],
      apply: (_, __, scope) => textOf(scope.lookup('@index')),
    }),
    'find-first': finding((items, test) => items.find(test)),
    'find-last': finding((items, test) => [...items].reverse().find(test)),
  },
}
