import { defineFormatter, type Formatters } from './formatter.ts'
import { toJson, toScript } from './text/json.ts'

/** JSON for a script: what would close the script is escaped. */
const forScript = (indent: number) =>
  defineFormatter({
    scoped: 'tag',
    returns: 'json',
    arity: [0, 0],
    apply: (value, _, { run }) => toScript(value, run, indent),
  })

/** Values as JSON. */
export const json: Formatters = {
  formatters: {
    json: forScript(0),
    'json-pretty': forScript(2),
    raw: defineFormatter({
      scoped: 'tag',
      arity: [0, 0],
      apply: (value, _, { run }) => toJson(value ?? null, run),
    }),
  },
}
