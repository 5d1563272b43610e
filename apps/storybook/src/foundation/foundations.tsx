import type { ReactNode } from 'react'
import { scroller, Swatch } from '../block/tokens.tsx'
import { elevation, motion, type Role, textSizes, tokensOfRole } from './role.ts'

interface RolesProps {
  readonly of: readonly Role[]
  readonly label: string
}

/** Roles of tokens, with the tokens of each package. */
export const Roles = ({ of: roles, label }: RolesProps): ReactNode => (
  <div {...scroller} aria-label={label}>
    <table className="tokens">
      <thead>
        <tr>
          <th>Role</th>
          <th>Meaning</th>
          <th>Tokens, light and dark</th>
        </tr>
      </thead>
      <tbody>
        {roles.map((role) => (
          <tr key={role.name}>
            <th>{role.name}</th>
            <td>{role.text}</td>
            <td>
              <ul className="role-tokens">
                {tokensOfRole(role).map(({ name, value }) => (
                  <li key={name}>
                    <Swatch value={value} /> <code>{name}</code>
                  </li>
                ))}
              </ul>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

/** Sizes of text, from the style sheets. */
export const Sizes = (): ReactNode => (
  <ul className="text-sizes sb-unstyled">
    {textSizes().map(({ size, count }) => (
      <li key={size}>
        <span style={{ fontSize: size }}>Everyday mug, 20.00</span> <code>{size}</code>{' '}
        <small>
          in {count} {count === 1 ? 'rule' : 'rules'}
        </small>
      </li>
    ))}
  </ul>
)

/** Durations, each shown by something that moves for as long when the pointer or the focus is on it. */
export const Durations = (): ReactNode => (
  <ul className="durations sb-unstyled">
    {motion.flatMap(tokensOfRole).map(({ name, value }) => (
      <li key={name}>
        <button type="button" style={{ transitionDuration: value }}>
          <code>{name}</code> {value}
        </button>
      </li>
    ))}
  </ul>
)

/** Shadows, each on a card. */
export const Shadows = (): ReactNode => (
  <ul className="shadows sb-unstyled">
    {elevation.flatMap(tokensOfRole).map(({ name, value }) => (
      <li key={name} style={{ boxShadow: value }}>
        <code>{name}</code>
      </li>
    ))}
  </ul>
)
