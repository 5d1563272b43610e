import { child } from '../value.ts'
import type { Part } from './part.ts'
import { amountText, numberText } from './printer.ts'

/** What is printed for one key: `one`, `=1`, `other`. */
export type Choice = readonly [key: string, part: Part]

/** Prints one of some choices, by the text of an argument or by its number. */
export function choicePart(name: string, type: string, choices: readonly Choice[], offset: number): Part {
  const find = (isKey: (key: string) => boolean): Part | undefined => choices.find(([key]) => isKey(key))?.[1]
  const choose = (wanted: string): Part | undefined =>
    find((key) => key === wanted) ?? find((key) => key === 'other')

  return (context) => {
    const value = child(context.args, name)
    if (type === 'select') {
      const text = amountText(value)
      return choose(text)?.(context, text) ?? ''
    }
    const number = numberText(value)
    const exact = find((key) => key.startsWith('=') && Number(key.slice(1)) === Number(number))
    if (exact) return exact(context, number)
    const rest = offset ? String(Number(number) - offset) : number
    const kind = context.i18n.plural(rest, type === 'plural' ? 'cardinal' : 'ordinal')
    return choose(kind)?.(context, rest) ?? ''
  }
}
