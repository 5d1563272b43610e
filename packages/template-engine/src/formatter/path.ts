import { defineFormatter, type Formatters } from './formatter.ts'
import { parseReference, toPath, type Reference } from '../2-parse/reference.ts'
import { child, descend, listOf, scriptText, textOf } from '../4-render/value.ts'

/** One step down by a value: an array is a path, anything else a key or an index by its text. */
function step(value: unknown, key: unknown): unknown {
  if (key === undefined) return undefined
  return Array.isArray(key) ? descend(value, key.map(textOf)) : child(value, textOf(key))
}

const get = defineFormatter({
  scoped: true,
  arity: [1, Infinity],
  parse: ({ list }) => list.map(parseReference),
  apply: (value, references, scope) =>
    references.reduce<unknown>((found, key) => step(found, key && scope.resolve(key)), value),
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
  apply: (_, name, scope) => (name ? scope.resolve(toPath(textOf(scope.resolve(name)))) : ''),
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
