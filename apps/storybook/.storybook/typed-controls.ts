import type { Preview } from '@storybook/react-vite'

type ArgTypes = Parameters<NonNullable<Exclude<Preview['afterEach'], readonly unknown[]>>>[0]['argTypes']

/** Names of the controls whose type Storybook could not infer: the documentation would call it "unknown". */
export const untypedControls = (argTypes: ArgTypes): string[] =>
  Object.values(argTypes)
    .filter(({ type, table }) => JSON.stringify([table?.type ?? type]).includes('"unknown"'))
    .map(({ name }) => name)

/** Fails a story that documents a control of unknown type. */
export function checkControls({
  title,
  argTypes,
}: {
  readonly title: string
  readonly argTypes: ArgTypes
}): void {
  const untyped = untypedControls(argTypes)
  if (untyped.length === 0) return
  throw new Error(`${title}: give argTypes a type for ${untyped.join(', ')}.`)
}
