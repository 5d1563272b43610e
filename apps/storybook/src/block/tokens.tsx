import { useMemo } from 'react'
import { styleSheets } from '../token/style-sheets.ts'
import { isColour, tokensOf, type Token } from '../token/token.ts'

/** A sample of a token: its colour in light and dark, or its length. */
export function Swatch({ value }: { readonly value: string }) {
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

/** Attributes of an element that scrolls. The keyboard reaches it. */
export const scroller = { className: 'scroller sb-unstyled', role: 'region', tabIndex: 0 }

interface TokensProps {
  /** Name of the package. */
  readonly of: string
  /** Parts whose tokens are listed. Without them: those of all parts. */
  readonly readBy?: readonly string[] | undefined
}

/** The custom properties of a package's style sheet: name, value in light and dark, and the parts that read it. */
export function Tokens({ of: name, readBy }: TokensProps) {
  const all = useMemo(() => tokensOf(styleSheets.get(name) ?? ''), [name])
  const tokens = readBy ? all.filter(({ parts }) => parts.some((part) => readBy.includes(part))) : all
  return (
    <div {...scroller} aria-label={`Tokens of ${name}`}>
      <table className="tokens">
        <thead>
          <tr>
            <th>Token</th>
            <th>Light and dark</th>
            <th>Value</th>
            <th>Read by</th>
          </tr>
        </thead>
        <tbody>
          {tokens.map(({ name, value, parts }) => (
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
    </div>
  )
}
