/** Checks for the name of a parameter whose value must not leave the page. The name is decoded. */
export type IsRedacted = (name: string) => boolean

/** Words that tell wherever they stand in a name: `resetPassword`, `accesstoken`, `PHPSESSID`, `_csrf`. */
const WITHIN = /token|passw|passphrase|passcode|secret(?!ar)|credential|email|apikey|sess(ion)?id|[cx]srf/

/** Names that tell by their last word: `billing phone`, `X-Amz-Signature`, `connect.sid`, `access key`, `siteUserCrumb`. */
const LAST =
  /(^| )(authorization|auth|oauth|bearer|jwt|t?otp|mfa|2 ?fa|pwd?|mdp|sig|signature|hmac|sid|ssn|phone|telephone|tel|(e |^)mail|crumb|cookie|cv[cv]|iban|saml (response|request)|code verifier|(api|access|private|auth|session|activation|reset) key|(access|auth|authorization|security|verification|verify|reset|login|sms|invite|t?otp|mfa|2 ?fa|one time|recovery|backup|activation) (code|pin))$/

/** Words that tell only if they are alone, or the visitor's: `pin`, but not `map_pin`; `ticket`, but not `ticket_type`. */
const ALONE = /^((user|login|client|my|old|new) )?(code|key|pin|pass|session|ticket|mobile)$/

/** A name as lower-case words: `AWSAccessKeyId` is `aws access key`. What only says that it is an id, or which, is left out. */
const wordsOf = (name: string): string =>
  name
    .replace(/([a-z\d])(?=[A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$& ')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter(Boolean)
    .join(' ')
    .replace(/([a-z]) ?\d+$/, '$1')
    .replace(/(.) (id|number|no|value|hash)$/, '$1')

/** Checks whether a parameter holds a credential, an email address or a phone number. */
export const isCredential: IsRedacted = (name) => {
  const words = wordsOf(name)
  return [WITHIN, LAST, ALONE].some((pattern) => pattern.test(words))
}

/** How deep an address may stand within another one, as in `?next=%2Freset%3Ftoken%3D1`. What is deeper is left out. */
const DEEPEST = 3

/**
 * Replaces the values of parameters in a URL, a query or a fragment, those of members of JSON there, and the name and password
 * before a host.
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
    .replace(/\/\/[^/?#\s]*(?=@)/g, '//redacted')
    .replace(
      /("([^"\\]{1,99})"\s{0,9}:\s{0,9})("(?:[^"\\]|\\.)*"?|[^\s",{}[\]]+)/g,
      (pair, before: string, name: string) => (isRedacted(name) ? `${before}"redacted"` : pair),
    )
    .replace(/([?&#;])([^=&#;?]+)(?:=([^&#;]*))?/g, (_pair, before: string, name: string, value?: string) => {
      if (value === undefined) return before + within(name, isRedacted, depth)
      if (isRedacted(decoded(name))) return `${before}${name}=redacted`
      return `${before}${name}=${redactTail(within(value, isRedacted, depth), isRedacted)}`
    })

/** Redacts what stands encoded in a name or a value. What cannot be decoded stays as it is. */
function within(text: string, isRedacted: IsRedacted, depth: number): string {
  if (!text.includes('%')) return text
  if (depth === 0) return 'redacted'
  const inner = decoded(text)
  if (inner === text) return text
  // It may begin with the name of a parameter.
  const safe = redactQuery(`?${inner}`, isRedacted, depth - 1).slice(1)
  return safe === inner ? text : encodeURIComponent(safe)
}

/** Redacts a query that begins within another one, as where a page has added its own: `?a=1?token=2`. */
function redactTail(value: string, isRedacted: IsRedacted): string {
  const parts = value.split('?')
  const index = parts.findIndex((part, at) => at > 0 && part.includes('=') && isRedacted(nameOf(part)))
  if (index < 0) return value
  const [name = ''] = (parts[index] ?? '').split('=', 1)
  return [...parts.slice(0, index), `${name}=redacted`].join('?')
}

const nameOf = (part: string): string => decoded(part.split('=', 1)[0] ?? '')

/** A name or value as a server reads it. Bytes that are no UTF-8 stay as they are. */
const decoded = (text: string): string =>
  text.replaceAll('+', ' ').replace(/%[0-7][\da-f]|%[c-f][\da-f](?:%[89ab][\da-f]){1,3}/gi, (bytes) => {
    try {
      return decodeURIComponent(bytes)
    } catch {
      return bytes
    }
  })
