import { weigh } from '../color.ts'
import type { Family } from '../family.ts'
import { defineFormatter } from '../formatter.ts'
import { child, numberOf, textOf } from '../value.ts'

const parts = ['hue', 'saturation', 'lightness', 'alpha'] as const
const wrongs = [
  'Hue out of bounds. ',
  'Saturation out of bounds. ',
  'Lightness out of bounds. ',
  'Alpha out of bounds.',
]

const short = (part: number): number => Number(part.toFixed(2))
const percent = (part: number): string => `${short(part * 100)}%`

/** A colour for a style sheet, or what is wrong with it. */
function hsl(value: unknown): string {
  const [hue, saturation, lightness, alpha] = parts.map((key) => {
    const part = child(value, key)
    return part === undefined ? undefined : numberOf(part)
  })
  if (hue === undefined || saturation === undefined || lightness === undefined)
    return 'Missing an H/S/L value.'
  const wrong = [hue / 360, saturation, lightness, alpha ?? 0].map((part, at) =>
    part >= 0 && part <= 1 ? '' : wrongs[at],
  )
  if (wrong.some(Boolean)) return wrong.join('')
  const color = `${short(hue)}, ${percent(saturation)}, ${percent(lightness)}`
  return alpha === undefined ? `hsl(${color})` : `hsla(${color}, ${short(alpha)})`
}

/** Colours. */
export const color: Family = {
  formatters: {
    'color-weight': defineFormatter({ arity: [0, 0], apply: (value) => weigh(textOf(value)) }),
    'website-color': defineFormatter({ arity: [0, 0], apply: hsl }),
  },
}
