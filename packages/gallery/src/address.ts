// A colon before the first `/`, `?` or `#` ends a scheme, whatever characters a browser would skip in it:
// https://url.spec.whatwg.org/#scheme-state
const SAFE = /^\s*((https?|mailto|tel|blob):|data:image\/|[^:]*([/?#]|$))/i

/** The address, or an empty string if following or showing it could run a script (`javascript:` and the like). */
export const safeAddress = (address: unknown): string =>
  typeof address === 'string' && SAFE.test(address) ? address : ''

/** Address of a picture in a width (px), on an image server. */
export type Address = (src: string, width: number) => string

/** Address of a picture `width` px wide, on the platform. */
export const variant: Address = (src, width) => `${src}${src.includes('?') ? '&' : '?'}format=${width}w`
