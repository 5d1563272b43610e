import type { Preview } from '@storybook/react-vite'

type ArgTypes = Parameters<NonNullable<Exclude<Preview['afterEach'], readonly unknown[]>>>[0]['argTypes']
type ArgType = ArgTypes[string]

/** Type that Storybook could not infer: the documentation would call it "unknown". */
const isUntyped = ({ type, table }: ArgType): boolean =>
  JSON.stringify([table?.type ?? type]).includes('"unknown"')

const isUndescribed = ({ description }: ArgType): boolean => !description?.trim()

const isRequired = ({ type }: ArgType): boolean => typeof type === 'object' && type.required === true

const hasNoDefault = (argType: ArgType): boolean =>
  !isRequired(argType) && !argType.table?.defaultValue?.summary

const checks: Readonly<Record<string, (argType: ArgType) => boolean>> = {
  'give argTypes a type for': isUntyped,
  'give a sentence to': isUndescribed,
  'give a default to': hasNoDefault,
}

/** Fails a story that documents a control of unknown type, one without a sentence, or an optional one without a default. */
export function checkControls({
  title,
  argTypes,
}: {
  readonly title: string
  readonly argTypes: ArgTypes
}): void {
  const problems = Object.entries(checks).flatMap(([advice, isWrong]) => {
    const names = Object.values(argTypes)
      .filter(isWrong)
      .map(({ name }) => name)
    return names.length > 0 ? [`${advice} ${names.join(', ')}`] : []
  })
  if (problems.length > 0) throw new Error(`${title}: ${problems.join('; ')}.`)
}
