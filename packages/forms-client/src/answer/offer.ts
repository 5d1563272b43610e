import type { Field } from '../kind/field.ts'
import { emptyValue } from '../kind/field.ts'
import { kinds } from '../kind/kind.ts'
import { likertLabels } from '../kind/likert.ts'

/**
 * Returns the part of an answer that a field offers, the answer itself if that is all of it. An option or a question may
 * have been removed from the form since the answer was stored: the visitor could neither see nor change it.
 */
export function offeredPart(field: Field, raw: unknown): unknown {
  const value = kinds[field.kind].parse(raw)
  if (value === undefined || !('options' in field)) return raw
  const { options } = field
  if (typeof value === 'string') return ['', ...options].includes(value) ? raw : undefined
  const isLikert = field.kind === 'likert'
  const given = Object.entries(value)
  const known = given.filter(([question, answer]) =>
    isLikert
      ? options.includes(question) && (answer === '' || likertLabels.has(answer))
      : options.includes(answer),
  )
  if (known.length === given.length) return raw
  // `fromEntries` keeps a question called __proto__.
  return isLikert
    ? Object.fromEntries([...Object.entries(emptyValue(field)), ...known])
    : known.map(([, option]) => option)
}

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
