import { fill } from '@sitewright/site/messages'
import {
  askedIds,
  fieldName,
  isEmpty,
  partCount,
  type Field,
  type FieldValue,
  type FieldValues,
} from '../kind/field.ts'
import { likertLabels } from '../kind/likert.ts'
import type { FormDefinition } from '../definition/form-definition.ts'
import type { Labels } from '../labels.ts'

/** Answer of a field in lines of text. */
export interface AnswerLines {
  readonly id: string
  /** Title of the field; without one its placeholder, or else its id. */
  readonly name: string
  /** The answer as it is read, such as '1/2/2030' for a date. An empty one is `N/A`. */
  readonly lines: readonly string[]
}

/**
 * Returns the answers of a form in words, in the order of its fields. Those that were not asked are left out.
 *
 * @example
 * ```ts
 * import { labels, summariseAnswers } from '@sitewright/forms-client/connect'
 *
 * const lines = summariseAnswers(contact, { email: 'mira@example.com' }, labels).map(
 *   ({ name, lines }) => `${name}: ${lines.join(', ')}`,
 * )
 * ```
 */
export function summariseAnswers(
  { fields }: FormDefinition,
  values: FieldValues,
  labels: Labels,
): readonly AnswerLines[] {
  const given = new Map(Object.entries(values))
  const asked = askedIds(fields, (id) => given.get(id))
  return fields.flatMap((field) => {
    const { kind } = field
    if (!asked.has(field.id) || kind === 'section' || kind === 'hidden' || kind === 'password') return []
    const lines = summarise(field, given.get(field.id) ?? '', labels)
    return [{ id: field.id, name: fieldName(field), lines }]
  })
}

/** Returns an answer in lines of text. An empty one is `N/A`. */
export function summarise(field: Field, value: FieldValue, labels: Labels): readonly string[] {
  if (isEmpty(value)) return [labels['form.summary.empty']]
  if (typeof value === 'string') return [value]
  if (field.kind === 'likert') {
    return Object.entries(value).map(([question, level]) =>
      fill(labels['form.summary.line'], { question, answer: likertText(level, labels) }),
    )
  }
  const parts = Object.values(value)
  const [a = '', b = '', c = '', d = '', e = '', f = ''] = parts
  switch (field.kind) {
    case 'date':
      return [`${a}/${b}/${c}`]
    case 'time':
      return [`${a || '00'}:${b || '00'}:${c || '00'} ${d}`.trim()]
    case 'name':
      return [parts.filter(Boolean).join(' ')]
    case 'phone':
      return [phoneLine(partCount(field) === 3 && parts.length === 3 ? ['', ...parts] : parts)]
    case 'address':
      return [a, b, [c, [d, e, f].filter(Boolean).join(' ')].filter(Boolean).join(', ')].filter(Boolean)
    default:
      return [parts.join(', ')]
  }
}

function likertText(level: string, labels: Labels): string {
  const label = likertLabels.get(level)
  return label ? labels[label] : level || labels['form.summary.empty']
}

const phoneLine = ([country = '', ...rest]: readonly string[]): string =>
  [country && `+${country}`, rest.filter(Boolean).join('-')].filter(Boolean).join(' ')
