import type { GalleryOptions } from './option.contract.ts'
import { hyphened } from './option-name.ts'

/** What the style sheet goes by: words of the attribute `data-look`, and custom properties. */
export interface Look {
  readonly words: string
  readonly style: Readonly<Record<string, string>>
}

/**
 * How a gallery with these effective options looks: a switch that is on is a word (`auto-crop`), a choice is one, too
 * (`design-grid`), and a number is a custom property (`--gallery-padding`).
 */
export function look(options: GalleryOptions): Look {
  const words: string[] = []
  const style: Record<string, string> = {}
  for (const [key, value] of Object.entries<string | number | boolean>({ ...options })) {
    const name = hyphened(key)
    if (typeof value === 'number') style[`--gallery-${name}`] = String(value)
    else if (value) words.push(value === true ? name : `${name}-${value}`)
  }
  return { words: words.join(' '), style }
}

/** Does a gallery of this design show one picture at a time? */
export const isCarousel = ({ design }: GalleryOptions): boolean => design.startsWith('slide')
