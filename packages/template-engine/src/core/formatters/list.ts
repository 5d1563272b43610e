import type { Arguments } from '../formatter.ts'
import type { Family } from '../family.ts'
import { defineFormatter } from '../formatter.ts'
import { parseReference, toPath } from '../reference.ts'
import { descend, isTruthy, numberOf, sizeOf, textOf } from '../value.ts'
import type { Scope } from '../scope.ts'

const cycle = defineFormatter({
  arity: [1, Infinity],
  apply: (value, words) => {
    const at = numberOf(value) - 1
    const { length } = words
    return words[((at % length) + length) % length]
  },
})

interface Search {
  readonly lookup: ReturnType<typeof parseReference>
  readonly path: ReturnType<typeof toPath>
}

/** `find-first`, `find-first path` or `find-first lookup path`. */
function parseSearch({ list: [first, second] }: Arguments): Search | undefined {
  if (second !== undefined) return { lookup: parseReference(first ?? ''), path: toPath(second) }
  return first === undefined ? undefined : { lookup: undefined, path: toPath(first) }
}

function matches(item: unknown, search: Search | undefined, scope: Scope): boolean {
  if (!search) return true
  const { lookup, path } = search
  return isTruthy(
    lookup ? descend(descend(scope.resolve(lookup), [textOf(item)]), path) : descend(item, path),
  )
}

const finding = (find: (items: readonly unknown[], test: (item: unknown) => boolean) => unknown) =>
  defineFormatter({
    scoped: true,
    returns: 'same',
    arity: [0, 2],
    parse: parseSearch,
    apply: (value, search, scope) =>
      Array.isArray(value) ? find(value, (item) => matches(item, search, scope)) : undefined,
  })

/** Lists, and places in them. */
export const list: Family = {
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
    'find-last': finding((items, test) => items.findLast(test)),
  },
}
