/** The widest a window may be, in CSS pixels, to count as mobile. */
export const mobileMaxWidth = 432

/** Which layout a window of some width gets. */
export type Breakpoint = 'mobile' | 'desktop'

/**
 * Media queries for the layouts on both sides of a width. Desktop is all that mobile is not, so a fractional width
 * between them has one too. The tablet query can never match.
 */
export const breakpointQueryFor = (maxWidth: number) =>
  ({
    mobile: `(max-width: ${maxWidth}px)`,
    desktop: `not all and (max-width: ${maxWidth}px)`,
    tablet: 'not all',
  }) as const

/** Media queries for the layouts of the platform. */
export const breakpointQuery = breakpointQueryFor(mobileMaxWidth)

/** The layout for a width in CSS pixels. `maxWidth` is the widest that counts as mobile, 432 unless given. */
export const breakpointOf = (width: number, maxWidth: number = mobileMaxWidth): Breakpoint =>
  width <= maxWidth ? 'mobile' : 'desktop'
