import { isEmail } from '@sitewright/site/rules'
import { isRecord } from '@sitewright/site/reader'
import { isOverLimit, type Field, type FieldKind, type FieldValue } from './field.ts'
import type { FieldProblem } from './field.ts'
import { sanitise } from './sanitise.ts'

/** Rules that a host may set for all fields. */
export interface FieldRules {
  /**
   * Last part of an email: `short` is 2 to 4 letters or digits, as the specification says; `any` also accepts
   * `.photography`.
   * @default 'short'
   */
  readonly emailEnding?: 'short' | 'any' | undefined
  /**
   * Text for a required field that is empty. Without it only emails are checked, as the specification says, and the
   * server decides about the others.
   */
  readonly requiredText?: string | undefined
}

/** Treatment of the answers of a kind when they are sent. */
export interface SerialiseContext {
  /** @default removes control characters */
  readonly sanitise?: ((text: string) => string) | undefined
  /**
   * Value of a name in the page's query.
   * @default reads `location.search`
   */
  readonly queryValue?: ((name: string) => string | undefined) | undefined
}

/** Rules of one kind of field. */
export interface Kind {
  /** Reads an answer from outside. Undefined if it has another shape. */
  readonly parse: (raw: unknown) => FieldValue | undefined
  /** Returns what is sent. Undefined sends no entry. */
  readonly serialise: (value: FieldValue, field: Field, context: SerialiseContext) => FieldValue | undefined
  /**
   * Returns what is wrong with an answer, and undefined if nothing is. A kind without it accepts every
   * answer.
   */
  readonly check?: (value: FieldValue, field: Field, rules: FieldRules) => FieldProblem | undefined
}

function textOf(raw: unknown): string | undefined {
  const first: unknown = Array.isArray(raw) ? raw[0] : raw
  if (first == null) return ''
  return typeof first === 'string' || typeof first === 'number' ? String(first) : undefined
}

function listOf(raw: unknown): readonly string[] | undefined {
  if (raw == null || raw === '') return []
  const texts = (Array.isArray(raw) ? raw : [raw]).map(textOf)
  return texts.every((each) => each !== undefined) ? texts : undefined
}

function mapOf(raw: unknown): FieldValue | undefined {
  if (raw == null || raw === '') return {}
  if (!isRecord(raw)) return undefined
  const answers = Object.entries(raw).map(([question, answer]) => [question, textOf(answer)] as const)
  return answers.every(([, answer]) => answer !== undefined)
    ? (Object.fromEntries(answers) as FieldValue)
    : undefined
}

function clean(value: FieldValue, change = sanitise): FieldValue {
  if (typeof value === 'string') return change(value)
  if (isList(value)) return value.map((each) => change(each))
  // `fromEntries` keeps a question called __proto__.
  return Object.fromEntries(
    Object.entries(value).map(([question, answer]) => [change(question), change(answer)]),
  )
}

const isList = (value: unknown): value is readonly string[] => Array.isArray(value)

const trim = <Value>(value: Value): Value | string => (typeof value === 'string' ? value.trim() : value)

const text: Kind = { parse: textOf, serialise: (value, _, context) => clean(value, context.sanitise) }
const list: Kind = { ...text, parse: listOf }

/** A field without a key sends its own value, whatever the address of the page says. */
const queryOf = (key: string, { queryValue }: SerialiseContext): string | undefined =>
  key === '' ? undefined : queryValue?.(key)

/** The kinds of fields: how each reads its answer, sends it and checks it. */
export const kinds: Readonly<Record<FieldKind, Kind>> = {
  text,
  currency: text,
  number: text,
  website: text,
  password: text,
  twitter: text,
  radio: text,
  select: text,
  textarea: {
    ...text,
    check: (value, field) => (isOverLimit(field, value) ? { kind: 'too-long' } : undefined),
  },
  email: {
    ...text,
    // Browsers leave out the same spaces: https://html.spec.whatwg.org/#e-mail-state-(type=email)
    serialise: (value, field, context) => trim(text.serialise(value, field, context)),
    check: (value, { required }, { emailEnding: ending }) => {
      const email = trim(value)
      return (email === '' && !required) || isEmail(email, { ending }) ? undefined : { kind: 'email' }
    },
  },
  date: list,
  time: list,
  name: list,
  address: list,
  checkbox: list,
  phone: {
    ...list,
    serialise: (value, field, context) => {
      const parts = list.serialise(value, field, context)
      return isList(parts) && parts.length === 3 ? ['', ...parts] : parts
    },
  },
  likert: { ...text, parse: mapOf },
  hidden: {
    ...text,
    serialise: (value, field, context) => {
      const asked = field.kind === 'hidden' ? queryOf(field.key, context) : undefined
      return clean(asked ?? value, context.sanitise)
    },
  },
  section: { parse: () => '', serialise: () => undefined },
}
