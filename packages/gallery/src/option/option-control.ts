import { conditionText, optionTexts } from './option-text.ts'
import { optionTable, type Descriptor, type OptionKey } from './option.contract.ts'

/** Storybook's control of one option. */
export interface Control {
  readonly control:
    | 'boolean'
    | 'select'
    | { readonly type: 'range'; readonly min: number; readonly max: number; readonly step: number }
  readonly options?: readonly unknown[]
  readonly description: string
  readonly table: { readonly defaultValue: { readonly summary: string } }
}

function inputOf({ of, from = 0, to, fine }: Descriptor): Control['control'] {
  if (of) return 'select'
  return to === undefined ? 'boolean' : { type: 'range', min: from, max: to, step: fine ? 0.5 : 1 }
}

function controlOf([key, row]: [OptionKey, Descriptor]): [string, Control] {
  const condition = conditionText(row)
  return [
    key,
    {
      control: inputOf(row),
      ...(row.of ? { options: row.of } : {}),
      description: optionTexts[key] + (condition ? `. Applies to: ${condition}` : ''),
      table: { defaultValue: { summary: String(row.default) } },
    },
  ]
}

/** Storybook's controls of all options. */
export const controls = Object.fromEntries(
  (Object.entries(optionTable) as [OptionKey, Descriptor][]).map(controlOf),
) as Readonly<Record<OptionKey, Control>>
