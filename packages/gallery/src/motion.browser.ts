/** Media query for visitors who ask for less motion. */
export const reducedMotion = (): MediaQueryList => matchMedia('(prefers-reduced-motion: reduce)')
