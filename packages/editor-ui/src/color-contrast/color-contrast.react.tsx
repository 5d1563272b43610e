'use client'

import type { ReactNode } from 'react'
import type { Hsla } from '../color/color.ts'
import { cssColor, parseColor } from '../color/color-text.ts'
import { contrastOf, levelOf } from '../color/contrast.ts'
import { contrastMessages } from '../messages.ts'
import { useLocale, useMessages } from '../provider/provider.react.tsx'

/** Props of `ColorContrast`. */
export interface ColorContrastProps {
  /** Colour of the text. */
  readonly color: string | Hsla
  /** Opaque colour behind it: hex, `rgb()` or `hsl()`. With any other text, no contrast is shown. */
  readonly background: string
}

/**
 * The contrast of a colour with its background, and the level of WCAG 2.2 that text in it reaches.
 *
 * @example
 * ```tsx
 * <ColorPicker label="Text colour">
 *   {(color) => <ColorContrast color={color} background="#ffffff" />}
 * </ColorPicker>
 * ```
 */
export function ColorContrast({ color, background }: ColorContrastProps): ReactNode {
  const messages = useMessages(contrastMessages)
  const locale = useLocale()
  const [above, below] = [knownColor(color), knownColor(background)]
  if (!above || !below) return null
  const ratio = contrastOf(above, below)
  const level = levelOf(ratio)
  // Rounded down: 4.49 is not enough.
  const shown = Math.floor(ratio * 100) / 100
  return (
    <p data-editor="color-contrast" data-level={level}>
      <span aria-hidden="true" style={{ background, color: cssColor(above) }} />
      {messages['editor.colour.contrast']} {shown.toLocaleString(locale)}:{(1).toLocaleString(locale)}
      <strong>
        {level === 'AAA' || level === 'AA' ? level : messages[`editor.colour.contrast.${level}`]}
      </strong>
    </p>
  )
}

/** A colour from a text or from its values. Undefined for a text that is none: its contrast is not known. */
function knownColor(color: string | Hsla): Hsla | undefined {
  if (typeof color === 'object') return color
  const parsed = parseColor(color)
  return parsed.ok ? parsed.value : undefined
}
