import { useStore } from '@sitewright/machine/react'
import { useMemo } from 'react'
import { contrastOf, type Scheme } from './contrast.ts'
import { overrides, type Overrides } from './override.ts'
import { pairsOf } from './pair.ts'
import { isColour, type Token } from './token.ts'

function valueIn(values: Overrides, { name, value }: Token): string {
  const own = values[name]
  return own !== undefined && isColour(own) ? own : value
}

/** Levels for text of usual size, and for large text: https://www.w3.org/TR/WCAG22/#contrast-minimum */
function levelOf(ratio: number): string {
  if (ratio >= 7) return 'AAA'
  if (ratio >= 4.5) return 'AA'
  return ratio >= 3 ? 'large text only' : 'too low'
}

interface CellProps {
  readonly text: string
  readonly background: string
  readonly scheme: Scheme
}

function Cell({ text, background, scheme }: CellProps) {
  const ratio = contrastOf(text, background, scheme)
  const level = levelOf(ratio)
  return (
    <td data-scheme={scheme}>
      <span className="sample" style={{ colorScheme: scheme, background: 'Canvas' }} aria-hidden="true">
        <span style={{ background, color: text }}>Aa</span>
      </span>{' '}
      {/* Rounded down: 4.49 is not enough. */}
      {(Math.floor(ratio * 100) / 100).toFixed(2)}:1{' '}
      {level.startsWith('A') ? level : <strong>{level}</strong>}
    </td>
  )
}

/** The contrast of each text of a style sheet with its background, in light and dark. */
export function ContrastTable({ css }: { readonly css: string }) {
  const pairs = useMemo(() => pairsOf(css), [css])
  const values = useStore(overrides)
  return (
    <table className="contrasts">
      <caption>Contrast of text with its background. Text needs 4.5:1, large text 3:1.</caption>
      <thead>
        <tr>
          <th scope="col">Text</th>
          <th scope="col">Background</th>
          <th scope="col">Light</th>
          <th scope="col">Dark</th>
        </tr>
      </thead>
      <tbody>
        {pairs.map(({ text, background }) => {
          const colours = { text: valueIn(values, text), background: valueIn(values, background) }
          return (
            <tr key={`${text.name} ${background.name}`} data-pair={`${text.name} ${background.name}`}>
              <th scope="row">
                <code>{text.name}</code>
              </th>
              <td>
                <code>{background.name}</code>
              </td>
              <Cell {...colours} scheme="light" />
              <Cell {...colours} scheme="dark" />
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
