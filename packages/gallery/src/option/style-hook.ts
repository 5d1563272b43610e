import { hyphened } from './option-name.ts'
import type { GalleryOptions } from './option.contract.ts'

/** Hooks of the style sheet. */
export interface StyleHooks {
  /** Value of the attribute `data-look`: tokens separated by spaces. */
  readonly tokens: string
  /** Custom properties. */
  readonly style: Readonly<Record<string, string>>
}

/**
 * Hooks for a gallery with these effective options: a token for each switch that is on (`auto-crop`) and for each choice
 * (`design-grid`), and a custom property for each number (`--gallery-padding`).
 */
export function styleHooks(options: GalleryOptions): StyleHooks {
  const tokens: string[] = []
  const style: Record<string, string> = {}
  for (const [key, value] of Object.entries(options) as [string, string | number | boolean][]) {
    const name = hyphened(key)
    if (typeof value === 'number') style[`--gallery-${name}`] = String(value)
    else if (value) tokens.push(value === true ? name : `${name}-${value}`)
  }
  return { tokens: tokens.join(' '), style }
}
