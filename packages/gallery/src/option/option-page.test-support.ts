import { storedName } from './option-name.ts'
import { conditionText, optionTexts } from './option-text.ts'
import { optionTable, type Descriptor, type OptionKey } from './option.contract.ts'

const code = (value: unknown): string => `\`${String(value)}\``

function valuesText({ of, from = 0, to }: Descriptor): string {
  if (of) return of.map(code).join(' ')
  return to === undefined ? 'on, off' : `${from} to ${to}`
}

function defaultText({ default: value }: Descriptor): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  return code(value)
}

/** Table of options as Markdown, for its page of the documentation. */
export const optionPage = (): string =>
  [
    ['option', 'values', 'default', 'applies to', 'effect'],
    ['---', '---', '---', '---', '---'],
    ...(Object.entries(optionTable) as [OptionKey, Descriptor][]).map(([key, row]) => [
      code(storedName(key)),
      valuesText(row),
      defaultText(row),
      conditionText(row),
      optionTexts[key],
    ]),
  ]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
