const SCRIPT = /^((java|vb)script|data(?!:image\/)):/i

/**
 * The address, or an empty string if following or showing it could run a script: `javascript:`, `vbscript:`, and `data:`
 * of anything but a picture. Browsers skip control characters in a scheme, and spaces before it:
 * https://url.spec.whatwg.org/#url-parsing
 */
export const safeAddress = (address: unknown): string =>
  typeof address === 'string' && !SCRIPT.test(address.replace(/[\s\p{Cc}]/gu, '')) ? address : ''

/** Address of a picture in a width (px), on an image server. */
export type Address = (src: string, width: number) => string

/** Adds a parameter to an address, before its fragment. */
export function withParameter(address: string, parameter: string): string {
  const [path = ''] = address.split('#', 1)
  return path + (path.includes('?') ? '&' : '?') + parameter + address.slice(path.length)
}

/** Address of a picture `width` px wide, on the platform. */
export const variant: Address = (src, width) => withParameter(src, `format=${width}w`)
