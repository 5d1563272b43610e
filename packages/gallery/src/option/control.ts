import { optionTable, type Descriptor, type OptionKey } from './option.contract.ts'
import { conditionText, optionTexts } from './option-text.ts'

/** How Storybook lets a designer turn one option. */
export interface Control {
  readonly control:
    | 'boolean'
    | 'select'
    | { readonly type: 'range'; readonly min: number; readonly max: number; readonly step: number }
  readonly options?: readonly unknown[]
  readonly description: string
  readonly table: { readonly defaultValue: { readonly summary: string } }
}

function controlOf([key, row]: [OptionKey, Descriptor]): [string, Control] {
  const { default: plain, of, from = 0, to, fine } = row
  const counts = conditionText(row)
  return [
    key,
    {
      control:
        to === undefined
          ? of
            ? 'select'
            : 'boolean'
          : { type: 'range', min: from, max: to, step: fine ? 0.5 : 1 },
      ...(of ? { options: of } : {}),
      description: optionTexts[key] + (counts ? `. Counts for: ${counts}` : ''),
      table: { defaultValue: { summary: String(plain) } },
    },
  ]
}

/** A control for every option, from the table of options. */
export const controls = Object.fromEntries(
  (Object.entries(optionTable) as [OptionKey, Descriptor][]).map(controlOf),
) as Readonly<Record<OptionKey, Control>>
