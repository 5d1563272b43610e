import type { Findings } from './workspace.ts'

/** What a style sheet must not have, with the reason. */
const REFUSED: readonly (readonly [RegExp, string])[] = [
  [
    /:dir\(/,
    'asks for `:dir()`, which bundlers replace by a list of languages: use logical properties, or the factor `--_direction`.',
  ],
  [
    /url\(\s*["']?data:/i,
    'has a picture in a `data:` address, which a strict content security policy blocks: draw it with gradients or `clip-path`.',
  ],
]

const withoutComments = (text: string): string => text.replaceAll(/\/\*[^]*?\*\//g, '')

/** Style sheets that would look otherwise in a bundle, or on a page with a strict content security policy. */
export const checkStyleSheets = (files: ReadonlyMap<string, string>): Findings =>
  [...files].flatMap(([path, text]) => {
    if (!path.endsWith('.css')) return []
    const rules = withoutComments(text)
    return REFUSED.filter(([pattern]) => pattern.test(rules)).map(([, reason]) => `${path} ${reason}`)
  })

/** Properties of the left or right side alone, and values that name one. Borders of four sides may draw an arrow. */
const ONE_SIDE =
  /^(?:(?:padding|margin|border|scroll-(?:margin|padding))-)?(?:left|right)\b|^border-(?:top|bottom)-(?:left|right)-radius$/
const SIDE_VALUE = /^(?:text-align|float|clear)$/
const FOUR_SIDES = /^(?:padding|margin|inset|scroll-(?:margin|padding))$/

/** The values of a declaration, which blanks divide. Those within brackets do not. */
function valuesOf(value: string): readonly string[] {
  const values = ['']
  let depth = 0
  for (const character of value) {
    depth += character === '(' ? 1 : character === ')' ? -1 : 0
    if (character === ' ' && depth === 0) values.push('')
    else values.push(`${values.pop() ?? ''}${character}`)
  }
  return values
}

function isOneSided(property: string, value: string): boolean {
  if (ONE_SIDE.test(property)) return true
  if (SIDE_VALUE.test(property)) return /^(?:left|right)$/.test(value)
  const [, right, , left] = valuesOf(value)
  return FOUR_SIDES.test(property) && left !== undefined && left !== right
}

/** Declarations of the left or the right side: a page from right to left needs them at the other one. */
export const findOneSided = (text: string): Findings =>
  [...withoutComments(text).matchAll(/(?<=[{;]\s*)([a-z-]+):\s*([^;{}]+);/g)].flatMap(
    ([, property = '', value = '']) =>
      isOneSided(property, value) ? [`${property}: ${value.replaceAll(/\s+/g, ' ')}`] : [],
  )
