/** Checks for the name of a query parameter whose value must not be tracked. The name is as written in the URL. */
export type IsRedacted = (name: string) => boolean

/** Checks for parameters with an email address or a credential. */
export const isCredential: IsRedacted = (name) =>
  /token|password|secret|email|^(auth|code|key|signature)$/i.test(name)

/** Replaces the values of query parameters in a URL, a query or a fragment. */
export const redactQuery = (text: string, isRedacted: IsRedacted = isCredential): string =>
  text.replace(/([?&#;])([^=&#;?]+)=[^&#;]*/g, (pair, before: string, name: string) =>
    isRedacted(name) ? `${before}${name}=redacted` : pair,
  )
