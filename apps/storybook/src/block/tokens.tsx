/** One custom property that a package may be dressed with. */
interface Token {
  readonly name: string
  readonly value: string
  /** The parts whose rules read it. */
  readonly parts: readonly string[]
}

const DECLARATION = /--_([\w-]+):\s*var\((--[\w-]+),\s*([^;]+)\);/g
const PART = /\[data-(?:cart|part|gallery)="([\w-]+)"/g

function rulesOf(css: string): readonly CSSStyleRule[] {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  const within = (rules: CSSRuleList): readonly CSSStyleRule[] =>
    [...rules].flatMap((rule) => {
      if (rule instanceof CSSStyleRule) return [rule]
      return rule instanceof CSSGroupingRule ? within(rule.cssRules) : []
    })
  return within(sheet.cssRules)
}

/** Reads the tokens of a style sheet, and who uses them, from the sheet itself. */
function tokensOf(css: string): readonly Token[] {
  const rules = rulesOf(css)
  const seen = new Map<string, Token>()
  for (const [, inner = '', name = '', value = ''] of css.matchAll(DECLARATION)) {
    const readers = rules.filter(({ style }) => style.cssText.includes(`var(--_${inner})`))
    const parts = readers.flatMap(({ selectorText }) =>
      [...selectorText.matchAll(PART)].map(([, part = '']) => part),
    )
    // The first value is for browsers without `light-dark()`.
    if (!seen.has(name) || value.startsWith('light-dark'))
      seen.set(name, { name, value: value.replace(/\s+/g, ' '), parts: [...new Set(parts)] })
  }
  return [...seen.values()]
}

const isColour = (value: string): boolean => /^(light-dark|rgb|#|color)/.test(value)

function Swatch({ value }: { readonly value: string }) {
  if (isColour(value)) {
    return (
      <span className="swatch" aria-hidden="true">
        {(['light', 'dark'] as const).map((scheme) => (
          <span key={scheme} style={{ colorScheme: scheme }}>
            <span style={{ background: value }} />
          </span>
        ))}
      </span>
    )
  }
  const isLength = /^[\d.]+(rem|px)$/.test(value)
  return isLength ? <span className="length" style={{ inlineSize: value }} aria-hidden="true" /> : null
}

const MANY = 6

function Parts({ parts }: Pick<Token, 'parts'>) {
  const rest = parts.length - MANY
  return (
    <>
      {parts.slice(0, MANY).join(', ')}
      {rest > 0 && ` and ${rest} more`}
    </>
  )
}

/** The custom properties of a style sheet: name, value in light and dark, and the parts that read it. */
export function Tokens({ css }: { readonly css: string }) {
  return (
    <table className="tokens sb-unstyled">
      <thead>
        <tr>
          <th>Token</th>
          <th>Light and dark</th>
          <th>Value</th>
          <th>Read by</th>
        </tr>
      </thead>
      <tbody>
        {tokensOf(css).map(({ name, value, parts }) => (
          <tr key={name}>
            <th>
              <code>{name}</code>
            </th>
            <td>
              <Swatch value={value} />
            </td>
            <td>
              <code>{value}</code>
            </td>
            <td>
              <Parts parts={parts} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
