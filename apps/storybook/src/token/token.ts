/** One custom property that a package may be dressed with. */
export interface Token {
  readonly name: string
  readonly value: string
  /** The parts whose rules read it. */
  readonly parts: readonly string[]
}

const PART = /\[data-(?:cart|part|gallery|form|consent|editor)=["']?([\w-]+)/g
const DECLARED = /^var\(\s*(--[\w-]+)\s*,\s*([\s\S]+)\)$/

/** Style rules of a sheet, with those inside of `@media` and `@supports`. */
export function rulesOf(css: string): readonly CSSStyleRule[] {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  const within = (rules: CSSRuleList): readonly CSSStyleRule[] =>
    [...rules].flatMap((rule) => {
      if (rule instanceof CSSStyleRule) return [rule]
      return rule instanceof CSSGroupingRule ? within(rule.cssRules) : []
    })
  return within(sheet.cssRules)
}

/** Declarations such as `--_accent: var(--cart-accent, #1b1b21)`, as inner name, token and default. */
function declarationsOf(rules: readonly CSSStyleRule[]) {
  return rules.flatMap(({ style }) =>
    [...style]
      .filter((property) => property.startsWith('--_'))
      .flatMap((inner) => {
        const [, name, value = ''] = DECLARED.exec(style.getPropertyValue(inner).trim()) ?? []
        return name ? [{ inner, name, value: value.replace(/\s+/g, ' ') }] : []
      }),
  )
}

const partsOf = ({ selectorText }: CSSStyleRule): string[] =>
  [...selectorText.matchAll(PART)].map(([, part = '']) => part)

/** Tokens of a style sheet by the name its rules read them under, and the parts that do. */
export function tokensByInnerName(rules: readonly CSSStyleRule[]): ReadonlyMap<string, Token> {
  const tokens = new Map<string, Token>()
  for (const { inner, name, value } of declarationsOf(rules)) {
    const readers = rules.filter(({ style }) => style.cssText.includes(`var(${inner})`))
    // The first value is for browsers without `light-dark()`.
    if (!tokens.has(inner) || value.startsWith('light-dark'))
      tokens.set(inner, { name, value, parts: [...new Set(readers.flatMap(partsOf))] })
  }
  return tokens
}

/** Reads the tokens of a style sheet, and the parts that use them, from the sheet itself. */
export const tokensOf = (css: string): readonly Token[] => [...tokensByInnerName(rulesOf(css)).values()]

/** True if a token's value is a colour. */
export const isColour = (value: string): boolean => CSS.supports('color', value)

/** Properties that tokens are values of. The first one that takes a default stands for its kind: colours, lengths and so on. */
const PROPERTIES = [
  'color',
  'border-radius',
  'transition-duration',
  'transition-timing-function',
  'box-shadow',
  'z-index',
  'font-family',
]

/** True if a value is of the same kind as a token's default. Others would take the look away from what reads the token. */
export function isInPlaceOf(preset: string, value: string): boolean {
  const property = PROPERTIES.find((each) => CSS.supports(each, preset))
  return property === undefined || CSS.supports(property, value)
}

/** A colour's values in light and dark: the arguments of `light-dark()`, or twice the same. */
export function schemesOf(value: string): readonly [light: string, dark: string] {
  const [, inner] = /^light-dark\((.+)\)$/.exec(value) ?? []
  const [light, dark] = inner?.split(/,(?![^(]*\))/) ?? []
  return [(light ?? value).trim(), (dark ?? value).trim()]
}

/** The value of a token whose light and dark colours are given. */
export const inBothSchemes = (light: string, dark: string): string =>
  light === dark ? light : `light-dark(${light}, ${dark})`
