// A colon before the first `/`, `?` or `#` ends a scheme, whatever characters a browser would skip in it:
// https://url.spec.whatwg.org/#scheme-state. No part of the pattern can match what another has matched, so that its time
// grows with the length of the address only.
const SAFE = /^(\s*((https?|mailto|tel|blob):|data:image\/)|[^:/?#]*([/?#]|$))/i

/** The address, or an empty string if following or showing it could run a script (`javascript:` and the like). */
export const safeAddress = (address: unknown): string =>
  typeof address === 'string' && SAFE.test(address) ? address : ''

/** Address of a picture in a width (px), on an image server. */
export type Address = (src: string, width: number) => string

/** Adds a parameter to an address, before its fragment. */
export function withParameter(address: string, parameter: string): string {
  const [path = ''] = address.split('#', 1)
  return path + (path.includes('?') ? '&' : '?') + parameter + address.slice(path.length)
}

/** Address of a picture `width` px wide, on the platform. */
export const variant: Address = (src, width) => withParameter(src, `format=${width}w`)
