import { isColour, rulesOf, tokensByInnerName, type Token } from './token.ts'

/** The colour of a text and of its background, as the rules of a style sheet put them together. */
export interface Pair {
  readonly text: Token
  readonly background: Token
}

interface Colours {
  readonly selector: string
  /** The same selector without `:hover` and other states at its end. */
  readonly base: string
  readonly text: string | undefined
  readonly background: string | undefined
}

/** Pseudo-classes. A pseudo-element has a text of its own, or none. */
const STATE = /(?:(?<!:):[\w-]+(?:\((?:[^()]|\([^()]*\))*\))?)+$/
const READ = /var\((--_[\w-]+)\)/g
/** WCAG makes no demand on controls that cannot be used: https://www.w3.org/TR/WCAG22/#contrast-minimum */
const DISABLED = 'disabled'

type Tokens = ReadonlyMap<string, Token>

/** The first colour token that a value reads: a gradient may read others, for its lengths. */
const colourIn = (value: string, tokens: Tokens): string | undefined =>
  [...value.matchAll(READ)]
    .map(([, inner = '']) => inner)
    .find((inner) => isColour(tokens.get(inner)?.value ?? ''))

const coloursOf = ({ selectorText, style }: CSSStyleRule, tokens: Tokens): readonly Colours[] =>
  selectorText
    .split(/,(?![^(]*\))/)
    .map((selector) => selector.trim())
    .filter((selector) => !selector.includes(DISABLED))
    .map((selector) => ({
      selector,
      base: selector.replace(STATE, ''),
      text: colourIn(style.color, tokens),
      background: colourIn(style.background || style.backgroundColor || style.backgroundImage, tokens),
    }))

/**
 * Reads the pairs of text and background from a style sheet. A rule that sets one of the two has the other from the
 * same element without its state, and text without a background stands on the package's surface.
 */
export function pairsOf(css: string): readonly Pair[] {
  const rules = rulesOf(css)
  const tokens = tokensByInnerName(rules)
  const colours = rules.flatMap((rule) => coloursOf(rule, tokens))
  const baseOf = (part: 'text' | 'background', { selector, base }: Colours): string | undefined =>
    colours.find((other) => [selector, base].includes(other.selector) && other[part])?.[part]
  const pairs = new Map<string, Pair>()
  for (const rule of colours.filter((each) => each.text ?? each.background)) {
    const text = tokens.get(rule.text ?? baseOf('text', rule) ?? '')
    const background = tokens.get(rule.background ?? baseOf('background', rule) ?? '--_surface')
    if (text && background && text !== background)
      pairs.set(`${text.name} ${background.name}`, { text, background })
  }
  return [...pairs.values()]
}
