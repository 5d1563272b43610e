import type { Preview } from '@storybook/react-vite'
import { STORY } from './documented-controls.ts'

type Context = Parameters<NonNullable<Exclude<Preview['afterEach'], readonly unknown[]>>>[0]
type ArgType = Context['argTypes'][string]

/** Parts of a story that are checked. */
export interface Controlled {
  readonly title: string
  readonly argTypes: Context['argTypes']
  readonly parameters?: {
    /** Reason why a part has nothing that a designer could turn. */
    readonly noControls?: string
  }
}

/** Type that the documentation would call "unknown" or "union": Storybook could not infer it, or has no words for it. */
const isUntyped = ({ type, table }: ArgType): boolean =>
  /"(unknown|union)"/.test(JSON.stringify([table?.type ?? type])) || table?.type?.summary === 'enum'

const isUndescribed = ({ description }: ArgType): boolean => !description?.trim()

const isOfStory = ({ table }: ArgType): boolean => table?.category === STORY

const isRequired = ({ type }: ArgType): boolean => typeof type === 'object' && type.required === true

const hasNoDefault = (argType: ArgType): boolean =>
  !isOfStory(argType) && !isRequired(argType) && !argType.table?.defaultValue?.summary

const checks: Readonly<Record<string, (argType: ArgType) => boolean>> = {
  'give argTypes a type for': isUntyped,
  'give a sentence to': isUndescribed,
  'give a default to': hasNoDefault,
}

const namesOf = (argTypes: readonly ArgType[]): string => argTypes.map(({ name }) => name).join(', ')

/** Asks for a control of the part, or for the reason why there is none, but not for both. */
function adviceOnControls({ argTypes, parameters }: Controlled): readonly string[] {
  const hasControls = !Object.values(argTypes).every(isOfStory)
  const hasReason = Boolean(parameters?.noControls?.trim())
  if (hasControls && hasReason) return ['drop the parameter "noControls", since there are some']
  if (hasControls || hasReason) return []
  return ['give it controls of the part, or the parameter "noControls" with a reason']
}

/** Fails a story without controls, with one of unknown type, with one without a sentence, or with a prop without a default. */
export function checkControls(story: Controlled): void {
  const problems = Object.entries(checks).flatMap(([advice, isWrong]) => {
    const wrong = Object.values(story.argTypes).filter(isWrong)
    return wrong.length > 0 ? [`${advice} ${namesOf(wrong)}`] : []
  })
  const all = [...problems, ...adviceOnControls(story)]
  if (all.length > 0) throw new Error(`${story.title}: ${all.join('; ')}.`)
}
