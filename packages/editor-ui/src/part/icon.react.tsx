import type { ReactNode } from 'react'

// Paths of icons, in a square of 24. Each is an export of its own, so that a page ships what it draws.
export const checkPath = 'M5 12.5l4.5 4.5L19 7.5'
export const chevronPath = 'M6 9l6 6 6-6'
export const closePath = 'M6 6l12 12M18 6L6 18'
export const searchPath = 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5L20 20'
export const warningPath = 'M12 4l9 16H3zM12 10v4.5M12 17.5v.01'
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
