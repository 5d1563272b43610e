import type { FormSettings } from '../definition/form-definition.ts'

/**
 * Returns the address to open after a submission. Undefined if there is none, or if its scheme is not http(s).
 * Browsers skip control characters and spaces around an address, and tabs and line breaks within it:
 * https://url.spec.whatwg.org/#concept-basic-url-parser
 */
export function successAddress({ successUrl }: FormSettings): string | undefined {
  // A definition may be stored, so it may hold anything here.
  if (typeof successUrl !== 'string') return undefined
  const line = successUrl.replace(/[\t\n\r]+/g, '')
  const address = /[\u0021-\uffff](?:[^]*[\u0021-\uffff])?/.exec(line)?.[0] ?? ''
  const [, scheme] = /^([a-z][a-z\d+.-]*):/i.exec(address) ?? []
  const isSafe = scheme === undefined || /^https?$/i.test(scheme)
  return address && isSafe ? address : undefined
}
