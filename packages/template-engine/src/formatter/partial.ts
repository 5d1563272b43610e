import { defineFormatter, type Formatters } from './formatter.ts'

const apply = defineFormatter({
  scoped: true,
  returns: 'html',
  arity: [1, Infinity],
  parse: ({ list: [name, ...rest] }) => ({
    name,
    isPrivate: rest.includes('private'),
    args: rest.length > 0 ? keyed(rest) : undefined,
  }),
  apply(value, { name, isPrivate, args }, around) {
    if (name === undefined) return ''
    const scope = around.within(value)
    scope.sealed = isPrivate
    if (args) scope.bind('@args', args)
    return scope.run.enter(name, scope)
  },
})

/** `a=b c=d=e` as an object; a word without `=` is left out. */
function keyed(words: readonly string[]): Record<string, string> {
  const pairs = words.filter((word) => word.includes('=')).map((word) => word.split(/=(.*)/s))
  return Object.fromEntries(pairs) as Record<string, string>
}

/** Partials and macros, rendered with a value of their own. */
export const partial: Formatters = { formatters: { apply } }
