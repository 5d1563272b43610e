import type { Design } from '../../site/content/site-content.ts'

/** Colours of the shop, as `base.css` has them: by day and by night. */
export const COLORS = {
  '--paper': { title: 'Background', day: '#f5f1e8', night: '#191714' },
  '--raised': { title: 'Raised surfaces', day: '#fdfbf6', night: '#22201c' },
  '--wash': { title: 'Bands', day: '#ebe4d6', night: '#26231e' },
  '--ink': { title: 'Text', day: '#24211c', night: '#efe9dd' },
  '--soft': { title: 'Quiet text', day: '#655d51', night: '#b3a999' },
  '--iron': { title: 'Accent', day: '#97421f', night: '#e98f66' },
} as const

/** A colour of the shop, by its custom property. */
export type ColorName = keyof typeof COLORS

/** Light in which a colour is seen. */
export type Light = 'day' | 'night'

/** Colours that text on a background has to be read in. */
export const BACKGROUNDS: Readonly<Partial<Record<ColorName, ColorName>>> = {
  '--ink': '--paper',
  '--soft': '--paper',
  '--iron': '--paper',
}

const PAIR = /^light-dark\((.*?), ([^,]*(?:\(.*\))?)\)$/

/** A colour as it is now. */
export function colorOf(design: Design, name: ColorName, light: Light): string {
  const [, day, night] = PAIR.exec(design[name] ?? '') ?? []
  const own = light === 'day' ? day : night
  return own ?? COLORS[name][light]
}

/** A design with another colour in one light. */
export function withColor(design: Design, name: ColorName, light: Light, css: string): Design {
  const day = light === 'day' ? css : colorOf(design, name, 'day')
  const night = light === 'night' ? css : colorOf(design, name, 'night')
  return { ...design, [name]: `light-dark(${day}, ${night})` }
}

/** Custom properties of the two families of letters, and the families that the shop was built with. */
export const FAMILIES = {
  '--serif': { title: 'Headings', family: 'Fraunces' },
  '--sans': { title: 'Text', family: 'Instrument Sans' },
} as const

/** Custom property of a family. */
export type FamilyName = keyof typeof FAMILIES

/** The family that a custom property names. */
export const familyOf = (design: Design, name: FamilyName): string =>
  /^["']?([^"',]+)/.exec(design[name] ?? '')?.[1] ?? FAMILIES[name].family
