import { useStore } from '@sitewright/machine/react'
import { useMemo } from 'react'
import { hexOf, isTransparent, type Scheme } from './contrast.ts'
import { overrides, setToken } from './override.ts'
import { inBothSchemes, isColour, isInPlaceOf, schemesOf, tokensOf, type Token } from './token.ts'

interface PickerProps {
  readonly name: string
  readonly value: string
}

const SCHEMES = ['light', 'dark'] as const

/** A colour input for each scheme. Colours that are not opaque have none: they are written as text. */
function Pickers({ name, value }: PickerProps) {
  if (!isColour(value) || SCHEMES.some((scheme) => isTransparent(value, scheme))) return null
  const change = (scheme: Scheme, hex: string): void => {
    const [light, dark] = schemesOf(value)
    setToken(name, scheme === 'light' ? inBothSchemes(hex, dark) : inBothSchemes(light, hex))
  }
  return SCHEMES.map((scheme) => (
    <input
      key={scheme}
      type="color"
      aria-label={`${name}, ${scheme}`}
      value={hexOf(value, scheme)}
      onChange={({ target }) => change(scheme, target.value)}
    />
  ))
}

function Row({ token: { name, value: preset, parts } }: { readonly token: Token }) {
  const own = useStore(overrides)[name]
  const isWrong = own !== undefined && !isInPlaceOf(preset, own)
  return (
    <tr>
      <th scope="row">
        <code>{name}</code>
      </th>
      <td>
        <Pickers name={name} value={own !== undefined && !isWrong ? own : preset} />
      </td>
      <td>
        <input
          type="text"
          aria-label={name}
          aria-invalid={isWrong}
          value={own ?? ''}
          placeholder={preset}
          spellCheck={false}
          onChange={({ target }) => setToken(name, target.value)}
        />
        {isWrong && (
          <small role="alert">{isColour(preset) ? 'Not a colour.' : 'Not a value of this token.'}</small>
        )}
      </td>
      <td>{parts.length > 0 ? `${parts.slice(0, 3).join(', ')}${parts.length > 3 ? ', …' : ''}` : ''}</td>
    </tr>
  )
}

/** The tokens of a style sheet with a field for each. An empty field stands for the default. */
export function TokenTable({ css }: { readonly css: string }) {
  const tokens = useMemo(() => tokensOf(css), [css])
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Token</th>
          <th scope="col">Light, dark</th>
          <th scope="col">Value</th>
          <th scope="col">Read by</th>
        </tr>
      </thead>
      <tbody>
        {tokens.map((token) => (
          <Row key={token.name} token={token} />
        ))}
      </tbody>
    </table>
  )
}
