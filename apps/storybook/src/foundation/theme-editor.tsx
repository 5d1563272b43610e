import { useStore } from '@sitewright/machine/react'
import type { ReactNode } from 'react'
import { hexOf, type Scheme } from '../token/contrast.ts'
import { overrides, setToken } from '../token/override.ts'
import { inBothSchemes, schemesOf } from '../token/token.ts'
import { Result } from '../token/workbench.tsx'
import { colours, type Role, shapes, tokensOfRole } from './role.ts'

const SCHEMES = ['light', 'dark'] as const

function useValueOf(role: Role): string {
  const values = useStore(overrides)
  const [first] = tokensOfRole(role)
  return first ? (values[first.name] ?? first.value) : ''
}

function setRole(role: Role, value: string): void {
  for (const { name } of tokensOfRole(role)) setToken(name, value)
}

function Colour({ role }: { readonly role: Role }): ReactNode {
  const value = useValueOf(role)
  const change = (scheme: Scheme, hex: string): void => {
    const [light, dark] = schemesOf(value)
    setRole(role, scheme === 'light' ? inBothSchemes(hex, dark) : inBothSchemes(light, hex))
  }
  return (
    <fieldset>
      <legend>{role.name}</legend>
      {SCHEMES.map((scheme) => (
        <input
          key={scheme}
          type="color"
          aria-label={`${role.name}, ${scheme}`}
          value={hexOf(value, scheme)}
          onChange={({ target }) => change(scheme, target.value)}
        />
      ))}
    </fieldset>
  )
}

const MOST_REM = 4

function Length({ role }: { readonly role: Role }): ReactNode {
  const value = useValueOf(role)
  return (
    <label>
      {role.name}
      <input
        type="range"
        min="0"
        max={MOST_REM}
        step="0.0625"
        value={Number.parseFloat(value) || 0}
        onChange={({ target }) => setRole(role, `${target.value}rem`)}
      />
      <output>{value}</output>
    </label>
  )
}

/** A form for what a theme is made of. One change sets the tokens of all packages, in every story, until the session ends. */
export const ThemeEditor = (): ReactNode => (
  <div className="workbench theme-editor sb-unstyled">
    <div className="theme-colours">
      {colours.map((role) => (
        <Colour key={role.name} role={role} />
      ))}
    </div>
    <div className="theme-lengths">
      {shapes.map((role) => (
        <Length key={role.name} role={role} />
      ))}
    </div>
    <Result />
  </div>
)
