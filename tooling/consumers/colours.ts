import type { Findings } from '../check/workspace.ts'

/** How a page says whether it is light or dark. */
export type Scheme = 'none' | 'light' | 'dark' | 'meta dark'
export const schemes: readonly Scheme[] = ['none', 'light', 'dark', 'meta dark']

/** Computed colours: what each probed part has, in each scheme. */
export type Colours = Readonly<Record<Scheme, Readonly<Record<string, string>>>>

/** One colour that a visitor would miss at once. */
export interface Probe {
  readonly name: string
  readonly selector: string
  readonly property: string
}

export const probes: readonly Probe[] = [
  { name: 'button', selector: '[data-cart="button"]', property: 'background-color' },
  { name: 'text of the button', selector: '[data-cart="button"]', property: 'color' },
  {
    name: 'badge',
    selector: '[data-cart="count"]:not([data-cart="indicator"] *)',
    property: 'background-color',
  },
  { name: 'popover', selector: '[data-cart="popover"]', property: 'background-color' },
  { name: 'gallery frame', selector: '[data-gallery] [data-part="frame"]', property: 'background-color' },
]

const isNone = (colour: string): boolean => colour === '' || /^rgba\(.*, 0\)$|^transparent$/.test(colour)

/** Colours that differ from those of the style sheets as they are, and parts that have lost theirs. */
export function compareColours(builder: string, expected: Colours, seen: Colours): Findings {
  return schemes.flatMap((scheme) =>
    Object.entries(expected[scheme]).flatMap(([part, colour]) => {
      const found = seen[scheme][part] ?? ''
      if (isNone(found)) return [`${builder}, color-scheme ${scheme}: ${part} has no colour.`]
      return found === colour
        ? []
        : [`${builder}, color-scheme ${scheme}: ${part} is ${found} instead of ${colour}.`]
    }),
  )
}

/** True if style sheets follow the page at all: a page without a scheme is light, whatever the visitor's system says. */
export function checkReference(colours: Colours): Findings {
  return [
    ...compareColours(
      'style sheets',
      { ...colours, none: colours.light, 'meta dark': colours.dark },
      colours,
    ),
    ...Object.entries(colours.light)
      .filter(([part, colour]) => colour === colours.dark[part])
      .map(([part, colour]) => `style sheets: ${part} is ${colour} in light and in dark.`),
  ]
}
