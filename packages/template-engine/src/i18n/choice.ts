import { child } from '../4-render/value.ts'
import type { Part } from './part.ts'
import { amountText, numberText } from './printer.ts'

/** Text for one key: `one`, `=1`, `other`. */
export type Choice = readonly [key: string, part: Part]

/** Prints one of some choices, by the text of an argument or by its number. */
export function choicePart(name: string, type: string, choices: readonly Choice[], offset: number): Part {
  const choose = (holds: (key: string) => boolean): Choice =>
    choices.find(([key]) => holds(key)) ?? choices.find(([key]) => key === 'other') ?? ['', () => '']

  return (context) => {
    const value = child(context.args, name)
    if (type === 'select') {
      const text = amountText(value)
      return choose((key) => key === text)[1](context, text)
    }
    const number = numberText(value)
    // As many digits behind the point as before, and none that only a float has.
    const rest = offset
      ? (Number(number) - offset).toFixed(Math.min(number.split('.')[1]?.length ?? 0, 100))
      : number
    const kind = context.i18n.plural(rest, type === 'plural' ? 'cardinal' : 'ordinal')
    const isExact = (key: string): boolean => key.startsWith('=') && Number(key.slice(1)) === Number(number)
    // The first that fits wins, whether by the number or by its kind.
    const [key, part] = choose((key) => key === kind || isExact(key))
    return part(context, isExact(key) ? number : rest)
  }
}
