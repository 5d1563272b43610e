/** The kinds of fields. */
export type FieldKind =
  | 'text'
  | 'textarea'
  | 'email'
  | 'currency'
  | 'number'
  | 'website'
  | 'password'
  | 'twitter'
  | 'date'
  | 'time'
  | 'name'
  | 'address'
  | 'phone'
  | 'section'
  | 'radio'
  | 'checkbox'
  | 'select'
  | 'likert'
  | 'hidden'

/** Kinds whose value is a list of texts. */
export type ListKind = 'date' | 'time' | 'name' | 'address' | 'phone' | 'checkbox'

/** Answer of a field: one text, its parts in the order in which they are displayed, or a text for each question. */
export type FieldValue = string | readonly string[] | Readonly<Record<string, string>>

/** Answers by the id of their field. */
export type FieldValues = Readonly<Record<string, FieldValue>>

/** Value of a field of some kind. */
export type ValueOf<Kind extends FieldKind> = Kind extends ListKind
  ? readonly string[]
  : Kind extends 'likert'
    ? Readonly<Record<string, string>>
    : string

/**
 * Condition of a field: it is asked only while another field has one of some answers. A field that is not asked has no
 * answer, so those that depend on it are not asked either.
 */
export interface FieldCondition {
  /** Id of the other field. */
  readonly field: string
  /** The answers for which the field is asked. One of several is enough. */
  readonly is: string | readonly string[]
}

/** Problem of the answer of a field. */
export type FieldProblem =
  | { readonly kind: 'too-long' }
  | { readonly kind: 'email' }
  /** In the words of a rule of the host, or of the server. */
  | {
      readonly kind: 'refused'
      /** `host` for a rule of the page, `server` for the answer to a submission. */
      readonly by: 'host' | 'server'
      /** Text for the visitor, shown as it is. */
      readonly text: string
      /** Places of the parts that are missing, if the others are filled in. */
      readonly parts?: readonly number[] | undefined
    }

/** Settings that every field has. They are data: a definition may be stored, sent, and printed into a page. */
interface Settings<Kind extends FieldKind> {
  /** Key of the answer in the submission. */
  readonly id: string
  /** Decides the controls, the shape of the answer, and how it is checked. */
  readonly kind: Kind
  /** Visible name. Without one, screen readers get the placeholder or the id. */
  readonly title?: string | undefined
  /** Text below the title, which describes the controls for screen readers too. */
  readonly description?: string | undefined
  /** @default false */
  readonly required?: boolean | undefined
  /** Shown while the control is empty. Names a field without a title. */
  readonly placeholder?: string | undefined
  /** Condition under which the field is asked. While it is not, its answer is kept but neither checked nor sent. */
  readonly when?: FieldCondition | undefined
}

/** Field with a text. */
export type TextField = Settings<
  'text' | 'email' | 'currency' | 'number' | 'website' | 'password' | 'twitter'
>

/** Field with several lines of text. */
export interface TextareaField extends Settings<'textarea'> {
  /**
   * Largest number of characters. A longer answer is an error and stays as it is.
   * @default 0, no limit
   */
  readonly maxLength?: number | undefined
}

/** Field whose answer has parts. */
export type PartsField = Settings<'date' | 'time' | 'name' | 'address'>

/** Field with a telephone number in parts. */
export interface PhoneField extends Settings<'phone'> {
  /**
   * Asks for the country code too.
   * @default false
   */
  readonly showCountryCode?: boolean | undefined
}

/** Field with options to choose from. */
export interface ChoiceField extends Settings<'radio' | 'checkbox' | 'select'> {
  /**
   * Texts of the options, which are also their values. An empty one is left out, and so is one that comes
   * again.
   */
  readonly options: readonly string[]
}

/** Options of a field that are shown. An empty text stands for no answer, and is no option. */
export const choicesOf = ({ options }: ChoiceField): readonly string[] => [
  ...new Set(options.filter((option) => option !== '')),
]

/** Field with statements to rate from -2 (strongly disagree) to 2 (strongly agree). */
export interface LikertField extends Settings<'likert'> {
  /** The statements. */
  readonly options: readonly string[]
}

/** Field without an input: it sends what the page's query says, or its own value. */
export interface HiddenField extends Settings<'hidden'> {
  /** Name in the page's query. */
  readonly key: string
  /** Sent if the page's query does not have `key`. */
  readonly value: string
}

/** Heading between fields. */
export type SectionField = Settings<'section'>

/** A field of a form. */
export type Field =
  TextField | TextareaField | PartsField | PhoneField | ChoiceField | LikertField | HiddenField | SectionField

/** Name of a field for visitors: its title, or what comes nearest. */
export const fieldName = ({ title, placeholder, id }: Field): string =>
  [title, placeholder, id].find((name) => name) ?? ''

/** Checks whether an answer is empty: nothing typed, nothing chosen. */
export const isEmpty = (value: FieldValue): boolean =>
  typeof value === 'string' ? value === '' : Object.values(value).every((part) => part === '')

/**
 * Parts that not every visitor has, by their place in an answer: seconds, a second line, a state, a postal code, a family name.
 * They are not required with the others.
 */
const optionalParts: Partial<Readonly<Record<FieldKind, readonly number[]>>> = {
  time: [2],
  address: [1, 3, 4],
  name: [1],
}

/** Checks whether a part of a required answer may be left out. */
export const isOptionalPart = (kind: FieldKind, index: number): boolean =>
  optionalParts[kind]?.includes(index) === true

/** Checks whether a required answer is not complete: a text of spaces, a part, or a question without an answer. */
export function isMissing(field: Field, value: FieldValue): boolean {
  if (typeof value === 'string') return value.trim() === ''
  if (field.kind === 'likert') {
    const answers = new Map(Object.entries(value))
    return field.options.some((question) => !answers.get(question))
  }
  return Object.values(value).length === 0 || missingParts(field, value).length > 0
}

/** Places of the parts of a required answer that are not filled in. */
export function missingParts(field: Field, value: FieldValue): readonly number[] {
  const parts = Object.values(value)
  return Array.from({ length: partCount(field) }, (_, index) => index).filter(
    (index) => !isOptionalPart(field.kind, index) && !parts[index]?.trim(),
  )
}

/** Reads a limit of characters. What is not a number, or is negative, is 0: no limit. */
export function parseMaxLength(raw: unknown): number {
  const limit = Number(raw)
  return Number.isFinite(limit) && limit > 0 ? Math.floor(limit) : 0
}

/** Limit of characters of a field, 0 without one. */
export const maxLengthOf = (field: Field): number =>
  field.kind === 'textarea' ? parseMaxLength(field.maxLength) : 0

/** Checks whether a number of characters is beyond a limit. */
export const isBeyond = (count: number, max: number): boolean => max > 0 && count > max

/** Checks whether an answer is longer than its field allows. */
export const isOverLimit = (field: Field, value: FieldValue): boolean =>
  typeof value === 'string' && isBeyond(value.length, maxLengthOf(field))

/** Checks whether the condition of a field is met, given the answers of the others. */
export function isAsked({ when }: Field, valueOf: (id: string) => FieldValue | undefined): boolean {
  if (!when) return true
  const value = valueOf(when.field)
  if (value === undefined) return false
  const given = typeof value === 'string' ? [value] : Object.values(value)
  const wanted = typeof when.is === 'string' ? [when.is] : when.is
  return wanted.some((answer) => given.includes(answer))
}

/** Returns the ids of the fields that are asked. An answer counts only if its own field is asked. */
export function askedIds(
  fields: readonly Field[],
  valueOf: (id: string) => FieldValue | undefined,
): ReadonlySet<string> {
  const asked = new Set(fields.map(({ id }) => id))
  let size: number
  // A field that is dropped can only drop others, so this ends, also for fields that depend on each other.
  do {
    size = asked.size
    for (const field of fields) {
      if (!isAsked(field, (id) => (asked.has(id) ? valueOf(id) : undefined))) asked.delete(field.id)
    }
  } while (asked.size < size)
  return asked
}

const partCounts: Partial<Readonly<Record<FieldKind, number>>> = {
  date: 3,
  time: 4,
  name: 2,
  address: 6,
  phone: 3,
}

/** Number of parts of an answer, 0 for a field without parts. */
export const partCount = (field: Field): number =>
  field.kind === 'phone' && field.showCountryCode ? 4 : (partCounts[field.kind] ?? 0)

/** Answer of a field that nobody has filled in. Parts and questions without an answer are empty texts. */
export function emptyValue(field: Field): FieldValue {
  switch (field.kind) {
    case 'hidden':
      return field.value
    case 'likert':
      return Object.fromEntries(field.options.map((question) => [question, '']))
    case 'checkbox':
      return []
    default: {
      const count = partCount(field)
      return count > 0 ? Array.from({ length: count }, () => '') : ''
    }
  }
}

/** Checks whether an answer is chosen among buttons. */
export const isChosen = ({ kind }: Field): boolean =>
  kind === 'radio' || kind === 'checkbox' || kind === 'likert'
