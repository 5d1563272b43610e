/** Checks for the name of a parameter whose value must not leave the page. The name is decoded. */
export type IsRedacted = (name: string) => boolean

/** Words that tell wherever they stand in a name: `resetPassword`, `accesstoken`, `PHPSESSID`. */
const WITHIN = /token|passw|passphrase|passcode|secret(?!ar)|credential|email|apikey|sess(ion)?id/

/** Names that tell by their last word: `billing phone`, `X-Amz-Signature`, `connect.sid`, `access key`. */
const LAST =
  /(^| )(authorization|auth|oauth|bearer|jwt|t?otp|pwd|sig|signature|hmac|sid|ssn|phone|telephone|tel|(e |^)mail|(api|access|private|auth|session) key|(access|auth|authorization|security|verification|verify|reset|login|sms|invite) (code|pin))$/

/** Words that tell only if they are alone, or the visitor's: `pin`, but not `map_pin`. */
const ALONE = /^((user|login|client|my|old|new) )?(code|key|pin|pass|session)$/

/** A name as lower-case words: `AWSAccessKeyId` is `aws access key`. What only says that it is an id is left out. */
const wordsOf = (name: string): string =>
  name
    .replace(/([a-z\d])(?=[A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$& ')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter(Boolean)
    .join(' ')
    .replace(/(.) (id|number|no|value|hash)$/, '$1')

/** Checks whether a parameter holds a credential, an email address or a phone number. */
export const isCredential: IsRedacted = (name) => {
  const words = wordsOf(name)
  return [WITHIN, LAST, ALONE].some((pattern) => pattern.test(words))
}

/** How deep an address may stand within another one, as in `?next=%2Freset%3Ftoken%3D1`. What is deeper is left out. */
const DEEPEST = 3

/**
 * Replaces the values of parameters in a URL, a query or a fragment, and the password before a host.
 *
 * @example
 * ```ts
 * import { redactQuery } from '@sitewright/site/report'
 *
 * redactQuery('https://shop.example/?token=secret&page=2') // the value of `token` is replaced
 * ```
 */
export const redactQuery = (text: string, isRedacted: IsRedacted = isCredential, depth = DEEPEST): string =>
  text
    .replace(/(\/\/[^/?#@\s:]*:)[^/?#@\s]*(?=@)/g, '$1redacted')
    .replace(/([?&#;])([^=&#;?]+)=([^&#;]*)/g, (pair, before: string, name: string, value: string) => {
      if (isRedacted(decoded(name))) return `${before}${name}=redacted`
      if (!value.includes('%')) return `${before}${name}=${redactTail(value, isRedacted)}`
      if (depth === 0) return `${before}${name}=redacted`
      const inner = decoded(value)
      // A value that cannot be decoded is read as it is.
      if (inner === value) return `${before}${name}=${redactTail(value, isRedacted)}`
      const safe = redactQuery(inner, isRedacted, depth - 1)
      return safe === inner ? pair : `${before}${name}=${encodeURIComponent(safe)}`
    })

/** Redacts a query that begins within another one, as where a page has added its own: `?a=1?token=2`. */
function redactTail(value: string, isRedacted: IsRedacted): string {
  const parts = value.split('?')
  const index = parts.findIndex((part, at) => at > 0 && part.includes('=') && isRedacted(nameOf(part)))
  if (index < 0) return value
  const [name = ''] = (parts[index] ?? '').split('=', 1)
  return [...parts.slice(0, index), `${name}=redacted`].join('?')
}

const nameOf = (part: string): string => decoded(part.split('=', 1)[0] ?? '')

/** A name or value as a server reads it, or as it is if it cannot be read. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return text
  }
}
