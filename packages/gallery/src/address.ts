// What stands before the first `/`, `?` or `#` is a scheme if it holds a colon, whatever a browser would skip in it.
const SAFE = /^\s*((https?|mailto|tel|blob):|data:image\/|[^:]*([/?#]|$))/i

/** A web address that may be followed or shown, or nothing: `javascript:` and its like never leave here. */
export const safeAddress = (address: unknown): string =>
  typeof address === 'string' && SAFE.test(address) ? address : ''
