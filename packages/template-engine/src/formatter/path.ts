import { defineFormatter, type Formatters } from './formatter.ts'
import { parseReference, toPath, type Reference } from '../2-parse/reference.ts'
import { paid } from '../4-render/paid.ts'
import type { Run } from '../4-render/scope.ts'
import { child, descend, listOf, scriptText, textOf } from '../4-render/value.ts'

/** One step down by a value: an array is a path, anything else a key or an index by its text. */
function step(value: unknown, key: unknown, run: Run): unknown {
  if (key === undefined) return undefined
  return Array.isArray(key)
    ? descend(value, paid(key, run).map(textOf))
    : child(value, paid(textOf(key), run))
}

const get = defineFormatter({
  scoped: true,
  arity: [1, Infinity],
  parse: ({ list }) => list.map(parseReference),
  apply: (value, references, scope) =>
    references.reduce<unknown>((found, key) => step(found, key && scope.resolve(key), scope.run), value),
})

const prop = defineFormatter({
  arity: [1, Infinity],
  parse: ({ list }): Reference => list.flatMap(toPath),
  apply: (value, path) => descend(value, path),
})

const lookup = defineFormatter({
  scoped: true,
  arity: [1, 1],
  parse: ({ list: [name] }) => (name ? parseReference(name) : undefined),
  apply: (_, name, scope) =>
    name ? scope.resolve(toPath(paid(textOf(scope.resolve(name)), scope.run))) : '',
})

const keyBy = defineFormatter({
  scoped: true,
  arity: [1, 1],
  parse: ({ list: [path = ''] }) => toPath(path),
  apply(value, path, { run }) {
    const items = listOf(value)
    run.spend(items.length)
    // Own entries, so that a key `__proto__` is a key like any other.
    return Object.fromEntries(
      items.flatMap((item) => {
        const key = descend(item, path)
        return key === undefined ? [] : [[scriptText(key, run), item]]
      }),
    )
  },
})

/** Ways from one value to another. */
export const path: Formatters = { formatters: { get, prop, lookup, 'key-by': keyBy } }
