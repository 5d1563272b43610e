import type { Preview } from '@storybook/react-vite'

type Context = Parameters<NonNullable<Preview['argTypesEnhancers']>[number]>[0]
type Story = Pick<Context, 'argTypes' | 'initialArgs'> & { readonly component?: unknown }

interface Documented {
  readonly __docgenInfo?: { readonly props?: Readonly<Record<string, { readonly description?: string }>> }
}

const longest = 60

/** The `@default` of a prop, which Storybook leaves out. */
const documentedDefault = (component: unknown, name: string): string | undefined =>
  /@default\s+(.+)/.exec(
    (component as Documented | undefined)?.__docgenInfo?.props?.[name]?.description ?? '',
  )?.[1]

/** An argument of a story as text, short enough for a cell of the table. */
function textOf(value: unknown): string | undefined {
  if (value === undefined) return undefined
  if (typeof value === 'function') return 'a function'
  try {
    const text = typeof value === 'string' ? `'${value}'` : JSON.stringify(value)
    return text.length > longest ? `${text.slice(0, longest)}…` : text
  } catch {
    // React elements refer to themselves.
    return 'an element'
  }
}

/** Shows the default of each control: the one that its documentation names, or else the argument of the story. */
export const showDefaults = ({ argTypes, component, initialArgs }: Story): Context['argTypes'] =>
  Object.fromEntries(
    // An argument without a type gets one afterwards.
    Object.keys({ ...initialArgs, ...argTypes }).map((name) => {
      const argType = argTypes[name] ?? { name }
      const summary = documentedDefault(component, name) ?? textOf(initialArgs[name])
      if (argType.table?.defaultValue || summary === undefined) return [name, argType]
      return [name, { ...argType, table: { ...argType.table, defaultValue: { summary } } }]
    }),
  )
