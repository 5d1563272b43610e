import type { ReactNode } from 'react'

// Paths of icons, in a square of 24. Each is an export of its own, so that a page ships what it draws.
export const chevronPath = 'M6 9l6 6 6-6'
export const desktopPath = 'M3.5 5h17v11h-17zM9 20h6M12 16v4'
export const tabletPath = 'M6 3.5h12v17H6zM11.5 18h1'
export const phonePath = 'M8 3.5h8v17H8zM11.5 18h1'

/** Props of `Icon`. */
export interface IconProps {
  /** Path in a square of 24, drawn in the colour of the text. */
  readonly path: string
}

/** An icon, hidden from screen readers. */
export const Icon = ({ path }: IconProps): ReactNode => (
  <svg aria-hidden="true" data-editor="icon" viewBox="0 0 24 24" width="24" height="24">
    <path d={path} />
  </svg>
)
