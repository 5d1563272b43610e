/** Query parameters whose values are never tracked, in lower case. */
export const redactedParameters: readonly string[] = [
  'access_token',
  'auth',
  'code',
  'email',
  'id_token',
  'key',
  'password',
  'secret',
  'signature',
  'token',
]

/** Checks for the name of a query parameter, in lower case, whose value must not be tracked. */
export type IsRedacted = (name: string) => boolean

/** Replaces the values of query parameters in a URL, a query or a fragment. */
export const redactQuery = (text: string, isRedacted: IsRedacted): string =>
  text.replace(/([?&#;])([^=&#;?]+)=([^&#;]*)/g, (pair, before: string, name: string) =>
    isRedacted(decodeName(name)) ? `${before}${name}=redacted` : pair,
  )

function decodeName(name: string): string {
  try {
    return decodeURIComponent(name).toLowerCase()
  } catch {
    return name.toLowerCase()
  }
}
