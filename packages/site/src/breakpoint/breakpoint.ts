/** Largest width of a mobile window, in CSS pixels. */
export const mobileMaxWidth = 432

/** Layout of a window. */
export type Breakpoint = 'mobile' | 'desktop'

/**
 * Returns media queries for mobile and desktop. Desktop negates mobile, so that a fractional width between them matches
 * one of them. The tablet query never matches.
 */
export const breakpointQueryFor = (maxWidth: number) =>
  ({
    mobile: `(max-width: ${maxWidth}px)`,
    desktop: `not all and (max-width: ${maxWidth}px)`,
    tablet: 'not all',
  }) as const

/** Media queries for the layouts of the platform. */
export const breakpointQuery = breakpointQueryFor(mobileMaxWidth)

/** Returns the layout for a width in CSS pixels. `maxWidth` is the largest mobile width. */
export const breakpointOf = (width: number, maxWidth: number = mobileMaxWidth): Breakpoint =>
  width <= maxWidth ? 'mobile' : 'desktop'
