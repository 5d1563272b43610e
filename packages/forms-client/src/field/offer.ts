import type { Field, FieldValue } from './field.ts'
import { emptyValue } from './field.ts'
import { kinds } from './kind.ts'
import { likertLabels } from './likert.ts'

/**
 * Returns the part of an answer that a field offers, the answer itself if that is all of it. An option or a question may
 * have been removed from the form since the answer was stored: the visitor could neither see nor change it.
 */
export function offeredPart(field: Field, raw: unknown): unknown {
  const value = kinds[field.kind].parse(raw)
  if (value === undefined) return raw
  switch (field.kind) {
    case 'radio':
    case 'select':
      return value === '' || offers(field.options, value) ? raw : undefined
    case 'checkbox': {
      const chosen = Object.values(value)
      const known = chosen.filter((option) => offers(field.options, option))
      return known.length === chosen.length ? raw : known
    }
    case 'likert': {
      const answers = Object.entries(value)
      const known = answers.filter(
        ([question, level]) => offers(field.options, question) && (level === '' || likertLabels.has(level)),
      )
      // `fromEntries` keeps a question called __proto__.
      return known.length === answers.length
        ? raw
        : Object.fromEntries([...Object.entries(emptyValue(field)), ...known])
    }
    default:
      return raw
  }
}

const offers = (options: readonly string[], answer: FieldValue): boolean =>
  options.some((option) => option === answer)

/** Returns answers without what their fields do not offer, and reports each field of which a part was left out. */
export function offeredValues(
  fields: readonly Field[],
  values: Readonly<Record<string, unknown>>,
  report: (error: unknown) => void,
): ReadonlyMap<string, unknown> {
  const given = new Map(Object.entries(values))
  for (const field of fields) {
    const raw = given.get(field.id)
    const part = offeredPart(field, raw)
    if (part === raw) continue
    report(new RangeError(`The field '${field.id}' does not offer all of its answer: ${JSON.stringify(raw)}`))
    if (part === undefined) given.delete(field.id)
    else given.set(field.id, part)
  }
  return given
}
