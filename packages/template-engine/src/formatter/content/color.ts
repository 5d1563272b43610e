import { weigh } from '../../color.ts'
import { defineFormatter, type Formatters } from '../formatter.ts'
import { child, numberOf } from '../../4-render/value.ts'
import { mapping } from '../mapping.ts'

const parts = ['Hue', 'Saturation', 'Lightness', 'Alpha']

const short = (part: number): number => Number(part.toFixed(2))
const percent = (part: number): string => `${short(part * 100)}%`

/** A colour for a style sheet, or what is wrong with it. */
function hsl(value: unknown): string {
  const found = parts.map((part) => child(value, part.toLowerCase()))
  if (found.slice(0, 3).includes(undefined)) return 'Missing an H/S/L value.'
  const [hue = 0, saturation = 0, lightness = 0, alpha = 0] = found.map(numberOf)
  const wrong = [hue / 360, saturation, lightness, alpha].map((part, at) =>
    part >= 0 && part <= 1 ? '' : `${parts[at]} out of bounds.${at < 3 ? ' ' : ''}`,
  )
  if (wrong.some(Boolean)) return wrong.join('')
  const color = `${short(hue)}, ${percent(saturation)}, ${percent(lightness)}`
  return found[3] === undefined ? `hsl(${color})` : `hsla(${color}, ${short(alpha)})`
}

/** Colours. */
export const color: Formatters = {
  formatters: {
    'color-weight': mapping('text', weigh),
    'website-color': defineFormatter({ arity: [0, 0], apply: hsl }),
  },
}
