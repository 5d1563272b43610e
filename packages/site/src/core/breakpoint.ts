/** The widest a window may be, in CSS pixels, to count as mobile. */
export const mobileMaxWidth = 432

/** Which layout a window of some width gets. */
export type Breakpoint = 'mobile' | 'desktop'

/**
 * Media queries for the layouts. Desktop is all that mobile is not, so a fractional width between them has one too.
 * The tablet query can never match.
 */
export const breakpointQuery = {
  mobile: `(max-width: ${mobileMaxWidth}px)`,
  desktop: `not all and (max-width: ${mobileMaxWidth}px)`,
  tablet: 'not all',
} as const

/** The layout for a width in CSS pixels. */
export const breakpointOf = (width: number): Breakpoint => (width <= mobileMaxWidth ? 'mobile' : 'desktop')
