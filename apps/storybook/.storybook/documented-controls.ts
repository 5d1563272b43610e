import type { Preview } from '@storybook/react-vite'
import { controlTypeOf, typeSummaryOf } from './control-type.ts'

type Context = Parameters<NonNullable<Preview['argTypesEnhancers']>[number]>[0]
type ArgType = Context['argTypes'][string]

interface Story extends Pick<Context, 'argTypes' | 'initialArgs'> {
  readonly component?: unknown
  /** Other parts that the story shows, by the name that a page calls them. */
  readonly subcomponents?: Readonly<Record<string, unknown>> | undefined
  readonly parameters?: {
    readonly docs?: { readonly extractArgTypes?: (component: never) => Context['argTypes'] | null }
  }
}

interface Documented {
  readonly __docgenInfo?: { readonly props?: Readonly<Record<string, { readonly description?: string }>> }
}

interface Part {
  readonly component: unknown
  /** Name of a part beside the component of the story. */
  readonly category?: string | undefined
}

/** Category of the controls that turn what surrounds a part in its story: the answer of a server, the number of rows. */
export const STORY = 'Story'

const propsOf = (component: unknown) => (component as Documented | undefined)?.__docgenInfo?.props ?? {}

/** The part that documents a prop: the component of the story itself, or else one of its subcomponents. */
function partWith({ component, subcomponents = {} }: Story, name: string): Part | undefined {
  if (name in propsOf(component)) return { component }
  const [category, part] = Object.entries(subcomponents).find(([, each]) => name in propsOf(each)) ?? []
  return part === undefined ? undefined : { component: part, category }
}

/** The `@default` of a prop, which Storybook leaves out. */
const documentedDefault = (component: unknown, name: string): string | undefined =>
  /@default\s+(.+)/.exec(propsOf(component)[name]?.description ?? '')?.[1]

const isRequired = ({ type }: ArgType): boolean => typeof type === 'object' && type.required === true

/** An element is edited as text where the story has a text or nothing in its place. */
const isText = ({ type }: ArgType, arg: unknown): boolean =>
  typeof type === 'object' &&
  type.name === 'other' &&
  type.value === 'ReactNode' &&
  (arg === undefined || typeof arg === 'string')

/** Type of a prop in words, where Storybook has none of its own for it. */
function typeOf({ type, table }: ArgType): { readonly summary: string } | undefined {
  const isVague = ['union', 'enum', undefined].includes(table?.type?.summary)
  const summary = isVague && typeof type === 'object' ? typeSummaryOf(type) : undefined
  return summary === undefined ? undefined : { summary }
}

/** A description without the `@default` that has a column of its own. */
const withoutDefault = (description: string): string => description.replace(/\s*@default\s.*$/s, '')

/** Default of a prop: the one that the story's table names, or else that of its documentation. Undefined for a knob of the story. */
function defaultOf(argType: ArgType, component: unknown): string | undefined {
  const stated = argType.table?.defaultValue?.summary ?? documentedDefault(component, argType.name)
  return stated ?? (isRequired(argType) ? 'required' : undefined)
}

/** An argument as its part documents it, under the name of the part where that is not the component of the story itself. */
function withPart(story: Story, name: string, part: Part | undefined): ArgType {
  const given = story.argTypes[name] ?? { name }
  const documented = part?.category && story.parameters?.docs?.extractArgTypes?.(part.component as never)
  const ofPart = documented ? documented[name] : undefined
  if (!ofPart) return given
  const type = ofPart.type ?? given.type
  return { ...ofPart, ...given, ...(type && { type }), table: { ...ofPart.table, ...given.table } }
}

function documentControl(story: Story, name: string): ArgType {
  const part = partWith(story, name)
  const argType = withPart(story, name, part)
  const { type, table, control, description } = argType
  const words = typeOf(argType)
  const summary = defaultOf(argType, part?.component)
  const category = table?.category ?? part?.category ?? (part || summary ? undefined : STORY)
  return {
    ...argType,
    ...(description && { description: withoutDefault(description) }),
    ...(typeof type === 'object' && { type: controlTypeOf(type) }),
    ...(isText(argType, story.initialArgs[name]) && { control: control ?? 'text' }),
    table: {
      ...table,
      ...(words && { type: words }),
      ...(summary && { defaultValue: { summary } }),
      ...(category && { category }),
    },
  }
}

/**
 * Shows for each control what the part does without it: its default, or that it is required. The arguments of a story are no defaults:
 * those that no part takes are put into a category of their own.
 */
export const documentControls = (story: Story): Context['argTypes'] =>
  Object.fromEntries(
    // An argument without a type gets one afterwards.
    Object.keys({ ...story.initialArgs, ...story.argTypes }).map((name) => [
      name,
      documentControl(story, name),
    ]),
  )
