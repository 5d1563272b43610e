import type { Preview } from '@storybook/react-vite'

type ArgTypes = Parameters<NonNullable<Preview['argTypesEnhancers']>[number]>[0]['argTypes']
export type ControlType = Exclude<NonNullable<ArgTypes[string]['type']>, string>

/** A member of a union, with the text of its type, which Storybook keeps but does not declare. */
type Member = ControlType & { readonly raw?: string }

const isUndefined = (type: Member): boolean => type.name === 'other' && type.value === 'undefined'

const isFunction = ({ raw = '' }: Member): boolean => /^\(*[^()]*\([^)]*\) =>/.test(raw)

/**
 * Type of the control for a prop. Storybook offers a text of JSON for every union, and a prop that may be left out is a union with
 * `undefined`: without that, a boolean is a switch and a choice of words is a list.
 */
export function controlTypeOf(type: ControlType): ControlType {
  if (type.name !== 'union') return type
  const { required = false } = type
  const members = type.value.filter((member) => !isUndefined(member)) as readonly Member[]
  const [first] = members
  if (isFunction(type)) return { name: 'function', required }
  if (first && members.length === 1 && !isUnknown(first)) return { ...first, required }
  if (members.length > 1 && members.every(({ name }) => name === 'literal')) {
    return { name: 'enum', required, value: members.map((member) => textOf(member)) }
  }
  return type
}

/** Text of a type without the `undefined` that all optional props have. */
const withoutUndefined = (text: string): string =>
  text.replace(/ \| undefined$/, '').replace(/^\((\(.*\) => .*)\)$/, '$1')

/** Words that the documentation shows for the type of a prop. Storybook's own are "union" and "enum" for all choices. */
export function typeSummaryOf(type: ControlType): string | undefined {
  if (type.name === 'enum') return type.value.map((value) => `'${value}'`).join(' | ')
  if (type.name !== 'union') return undefined
  const { raw } = type as Member
  return raw === undefined ? undefined : withoutUndefined(raw)
}

/** A type that Storybook does not read says "unknown" in the place of its name. */
const isUnknown = (type: Member): boolean => JSON.stringify(type).includes('"unknown')

const textOf = (member: Member): string =>
  'value' in member ? String(member.value).replace(/^'(.*)'$/, '$1') : ''
