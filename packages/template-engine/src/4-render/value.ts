import type { Reference } from '../2-parse/reference.ts'

/** Types of values in a template: the six of JSON, and `missing` for everything else. */
export type ValueType = 'object' | 'array' | 'number' | 'string' | 'boolean' | 'null' | 'missing'

/** A JSON object, as templates see it: own enumerable properties and nothing else. */
export type Plain = Readonly<Record<string, unknown>>

/** The type of a value. Functions, symbols and bigints are missing. */
export function typeOf(value: unknown): ValueType {
  if (value === null) return 'null'
  if (isMissing(value)) return 'missing'
  return Array.isArray(value) ? 'array' : (typeof value as 'object' | 'number' | 'string' | 'boolean')
}

/** True for an object with named properties: neither null nor an array. */
export function isObject(value: unknown): value is Plain {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * Returns one step down from a value: its own, enumerable property or element, or `undefined` when it is
 * missing. So arrays hide their length, and objects what they inherit.
 */
export function child(value: unknown, key: string | number): unknown {
  if (typeof value !== 'object' || value === null || !Object.prototype.propertyIsEnumerable.call(value, key))
    return undefined
  const found = (value as Record<string | number, unknown>)[key]
  // Values that are not JSON are missing, so that a template can never hold a function.
  return isMissing(found) ? undefined : found
}

/** Result of `plainOf` for values that must be asked name by name. */
export const NOTHING = { __proto__: null } as unknown as Plain

/**
 * The value itself if nothing can be read from it but what is its own and enumerable, as in what JSON gives: then names
 * need not be asked for one by one. Otherwise an object in which there is nothing.
 */
export function plainOf(value: unknown): Plain {
  try {
    return ownOf(value)
  } catch {
    // A proxy that refuses to be looked at. Asked for a name, it refuses again, and that is the fault of the tag.
    return NOTHING
  }
}

function ownOf(value: unknown): Plain {
  if (typeof value !== 'object' || value === null || !isPlain(value) || isWide(value)) return NOTHING
  const names = Object.getOwnPropertyNames(value)
  if (remember(value, names)) return NOTHING
  let at = 0
  for (const name in value) if (name !== names[at++]) return NOTHING
  return at > 0 && at === names.length ? (value as Plain) : NOTHING
}

/** From so many names on, looking through all of them is not done twice. */
const MANY = 100

/** Objects of so many names, each with one of them. Most data has none. */
let wide: WeakMap<object, string> | undefined

function remember(value: object, names: readonly string[]): boolean {
  const name = names[MANY]
  if (name !== undefined) (wide ??= new WeakMap()).set(value, name)
  return name !== undefined
}

/** True if an object was found to have many names, and still has one of them. */
function isWide(value: object): boolean {
  const name = wide?.get(value)
  return name !== undefined && child(value, name) !== undefined
}

/** True for a value that JSON cannot express. */
export function isMissing(value: unknown): boolean {
  const type = typeof value
  return type === 'undefined' || type === 'function' || type === 'symbol' || type === 'bigint'
}

/** Steps down, segment by segment, beginning with segment `from`. Missing or null on the way ends in missing. */
export function descend(value: unknown, path: Reference, from = 0): unknown {
  let found = value
  for (let at = from; at < path.length; at++) found = child(found, path[at] ?? '')
  return found
}

/** Checks whether a value counts as true for `.if`, `.section` and most predicates. */
export function isTruthy(value: unknown): boolean {
  if (typeof value !== 'object') return Boolean(value) && !isMissing(value)
  if (value === null) return false
  if (Array.isArray(value)) return value.length > 0
  // A Date or a Map has no keys and is still something.
  return !isPlain(value) || isWide(value) || hasNames(value)
}

function hasNames(value: object): boolean {
  const names = Object.keys(value)
  return remember(value, names) || names.length > 0
}

function isPlain(value: object): boolean {
  return Object.getPrototypeOf(value) === Object.prototype
}

/** The text of a value by the conversion rule: null, missing, objects and arrays are empty. */
export function textOf(value: unknown): string {
  return typeof value === 'object' || isMissing(value) ? '' : `${value as string | number | boolean}`
}

/** The number of a value: `'2e3'` is 2, `'abc'` is NaN, null, missing, objects and arrays are 0. */
export function numberOf(value: unknown): number {
  switch (typeof value) {
    case 'number':
      return value
    case 'boolean':
      return value ? 1 : 0
    case 'string':
      return value.includes('.') ? Number.parseFloat(value) : Number.parseInt(value, 10)
    default:
      return 0
  }
}

/** The boolean of a value: only `true`, `'true'` and non-zero integers are true. */
export function booleanOf(value: unknown): boolean {
  if (typeof value === 'number') return Number.isInteger(value) && value !== 0
  return value === true || value === 'true'
}

/** The elements of a value; none if it is no array. */
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** How many elements or keys a value has; 0 for what has none. */
export function sizeOf(value: unknown): number {
  if (Array.isArray(value)) return value.length
  return isObject(value) ? Object.keys(value).length : 0
}

/** Budget that pays for work that grows with the data. */
interface Payer {
  spend(steps: number): void
}

/** Deep equality, strict by type; null and missing are equal, NaN equals nothing. `payer` pays for each step. */
export function isEqual(a: unknown, b: unknown, payer?: Payer): boolean {
  if (typeof a === 'string') return a === b
  const type = typeOf(a)
  if (type === 'null' || type === 'missing') return b == null || typeOf(b) === 'missing'
  if (type !== typeOf(b)) return false
  if (typeof a !== 'object') return a === b
  payer?.spend(Array.isArray(a) ? 1 + (a.length >>> 4) : 1)
  if (Array.isArray(a) && Array.isArray(b)) {
    // Unlike `every`, this asks for elements that are missing as well.
    return a.length === b.length && a.findIndex((item, at) => !isEqual(item, b[at], payer)) < 0
  }
  const keys = Object.keys(a as Plain)
  return (
    keys.length === Object.keys(b as Plain).length &&
    keys.every(
      (key) => Object.hasOwn(b as Plain, key) && isEqual((a as Plain)[key], (b as Plain)[key], payer),
    )
  )
}

/** How two values are ordered: negative, zero or positive. The left one decides the type. */
export function compare(a: unknown, b: unknown, payer?: Payer): number {
  if (typeof a === 'string') return order(a, textOf(b))
  if (typeof a === 'number') return order(a, numberOf(b))
  if (typeof a === 'boolean') return Number(a) - Number(booleanOf(b))
  return isEqual(a, b, payer) ? 0 : -1
}

// A value that is neither equal nor less is greater: so NaN on the right is below everything.
function order<T extends string | number>(a: T, b: T): number {
  return a === b ? 0 : a < b ? -1 : 1
}

/**
 * Returns the text of a value: arrays are joined with commas, null, missing and objects print nothing.
 * `scope` pays for arrays.
 */
export function emit(
  value: unknown,
  scope?: {
    /** Is charged for the elements of an array. */
    readonly run: Payer
  },
): string {
  return Array.isArray(value) ? scriptText(value, scope?.run, 'null') : textOf(value)
}

/**
 * The text that JavaScript makes of a value, `null`, `1,2` or `[object Object]`, but without calling a `toString` that
 * the data may bring along. `none` stands for each null of an array. `payer` pays for arrays: one that is held twice is
 * gone through twice, and one without elements is as long as it says.
 */
export function scriptText(
  value: unknown,
  payer?: Payer,
  none = '',
  around: readonly unknown[] = [],
): string {
  if (value === null) return 'null'
  if (!Array.isArray(value)) return typeof value === 'object' ? '[object Object]' : textOf(value)
  if (around.includes(value)) return ''
  payer?.spend(1 + (value.length >>> 4))
  return value.map((item) => (item === null ? none : scriptText(item, payer, '', [...around, value]))).join()
}
