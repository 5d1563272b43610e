import { defineFormatter, type Formatters } from './formatter.ts'
import { parseReference } from '../2-parse/reference.ts'
import { scriptText, textOf } from '../4-render/value.ts'

// A place is `{` and digits; what else begins with a brace is left out, up to its `}` or the next `{`. No digits are 0.
const PLACE = /\{(?:\d*[^\d}][^{}]*\{)*(?:(\d*)\}|\d*[^\d}][^{}]*\}|\d*(?:[^\d}][^{}]*)?)/g

const format = defineFormatter({
  scoped: true,
  parse: ({ list }) => list.map(parseReference),
  apply: (value, references, { outer, run }) =>
    textOf(value).replace(PLACE, (_, digits: string | undefined) => {
      const reference = digits === undefined ? undefined : references[Number(digits)]
      const found = reference && outer?.resolve(reference)
      const text = found == null ? '' : scriptText(found, run)
      run.spend(text.length >> 4)
      return text
    }),
})

/** Patterns with numbered places: `{0} of {1}`. */
export const pattern: Formatters = { formatters: { format } }
