import { luminanceOf } from '../../../../packages/editor-ui/src/color/contrast.ts'
import type { Rgb } from '../../../../packages/editor-ui/src/color/color.ts'

export type Scheme = 'light' | 'dark'

/** The colour that a CSS value has on this page in a scheme, with the custom properties that are set on the page. */
function computed(value: string, scheme: Scheme): string {
  const probe = document.body.appendChild(document.createElement('span'))
  probe.style.colorScheme = scheme
  probe.style.color = value
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}

const canvas = document.createElement('canvas')
canvas.width = canvas.height = 1
const brush = canvas.getContext('2d', { willReadFrequently: true })

/** The colour of layers painted one over the other, on the scheme's own background. */
function painted(layers: readonly string[], scheme: Scheme): Rgb {
  if (!brush) throw new Error('The workbench needs a canvas to mix colours.')
  for (const layer of ['Canvas', ...layers]) {
    brush.fillStyle = computed(layer, scheme)
    brush.fillRect(0, 0, 1, 1)
  }
  const [red = 0, green = 0, blue = 0] = brush.getImageData(0, 0, 1, 1).data
  return { red, green, blue }
}

/** Contrast of a text's colour with its background, from 1 to 21: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrastOf(text: string, background: string, scheme: Scheme): number {
  const below = luminanceOf(painted([background], scheme))
  const above = luminanceOf(painted([background, text], scheme))
  return (Math.max(above, below) + 0.05) / (Math.min(above, below) + 0.05)
}

/** A colour as colour inputs take it, such as `#a4502f`. */
export function hexOf(value: string, scheme: Scheme): string {
  const { red, green, blue } = painted([value], scheme)
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

/** True if a colour lets its background through: colour inputs have no opacity. */
export const isTransparent = (value: string, scheme: Scheme): boolean =>
  /^rgba\(|\/ /.test(computed(value, scheme))
