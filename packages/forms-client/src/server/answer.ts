import { emptyValue, partCount, type ChoiceField, type Field, type FieldValue } from '../kind/field.ts'
import { kinds, type SerialiseContext } from '../kind/kind.ts'
import { likertLabels } from '../kind/likert.ts'
import { sanitise as withoutControls } from '../kind/sanitise.ts'

type Change = NonNullable<SerialiseContext['sanitise']>

/**
 * Reads one answer, as the page sends it: without control characters, an email without spaces around it, each part in
 * its place. A missing one is empty. Undefined if it has another shape, or is not one of the field's options.
 */
export function readAnswer(
  field: Field,
  raw: unknown,
  sanitise: Change = withoutControls,
): FieldValue | undefined {
  if (raw == null) return emptyValue(field)
  const { parse, serialise } = kinds[field.kind]
  const value = parse(raw)
  const sent = value === undefined ? undefined : serialise(value, field, { sanitise })
  if (sent === undefined) return undefined
  switch (field.kind) {
    case 'radio':
    case 'select':
      return sent === '' ? sent : readChoices(optionsOf(field, sanitise), [sent])?.[0]
    case 'checkbox':
      return readChoices(optionsOf(field, sanitise), Object.values(sent))
    case 'likert':
      return readLevels(field.options, sent, sanitise)
    default:
      return partCount(field) > 0 ? readParts(field, sent) : sent
  }
}

/** Options by the text that the page sends for them. */
const optionsOf = ({ options }: ChoiceField, sanitise: Change): ReadonlyMap<string, string> =>
  new Map(options.map((option) => [sanitise(option), option]))

function readChoices(
  options: ReadonlyMap<unknown, string>,
  chosen: readonly unknown[],
): readonly string[] | undefined {
  const known = chosen.flatMap((text) => options.get(text) ?? [])
  return known.length === chosen.length ? [...new Set(known)] : undefined
}

function readLevels(
  questions: readonly string[],
  sent: FieldValue,
  sanitise: Change,
): FieldValue | undefined {
  const levels = new Map(Object.entries(sent))
  const answers = questions.map((question) => [question, levels.get(sanitise(question)) ?? ''] as const)
  const isKnown = [...levels.keys()].every((key) => questions.some((question) => sanitise(question) === key))
  const areLevels = answers.every(([, level]) => level === '' || likertLabels.has(level))
  return isKnown && areLevels ? Object.fromEntries(answers) : undefined
}

/** Parts that are missing at the end are empty. A telephone number is sent with a part for its country code. */
function readParts(field: Field, sent: FieldValue): FieldValue | undefined {
  const count = partCount(field)
  const parts = Object.values(sent)
  const isWithoutCode = parts.length === count + 1 && parts[0] === '' && field.kind === 'phone'
  const own = isWithoutCode ? parts.slice(1) : parts
  return own.length > count ? undefined : Array.from({ length: count }, (_, index) => own[index] ?? '')
}
