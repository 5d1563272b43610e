import type { CountryCode, MetadataJson } from 'libphonenumber-js/core'

/** Settings of phone numbers. */
export interface PhoneOptions {
  /** Country of a number without a country code. */
  readonly country: CountryCode
  /**
   * Loads what is known of the numbers of each country.
   *
   * @default metadata of all countries, loaded on first use
   */
  readonly metadata?: (() => Promise<MetadataJson>) | undefined
}

/** A phone number that was understood. */
export interface PhoneNumber {
  /** `+12125550100` */
  readonly e164: string
  /** `(212) 555-0100` */
  readonly national: string
  /** `+1 212 555 0100` */
  readonly international: string
  /** Country of the number; undefined if several share its code. */
  readonly country: string | undefined
  /** True if it is a number that its country gives out. */
  readonly isValid: boolean
}

const loadMetadata = async (): Promise<MetadataJson> =>
  (await import('libphonenumber-js/min/metadata')).default

/**
 * Reads the answer of a phone field: its parts, or one text. Undefined if it is no phone number. The library and its
 * metadata are loaded on first use.
 *
 * @example
 * ```ts
 * import { parsePhone } from '@sitewright/forms-client/phone'
 *
 * const number = await parsePhone('(212) 555-0100', { country: 'US' })
 * console.log(number?.e164) // '+12125550100'
 * ```
 */
export async function parsePhone(
  answer: string | readonly string[],
  { country, metadata = loadMetadata }: PhoneOptions,
): Promise<PhoneNumber | undefined> {
  const [{ parsePhoneNumberFromString }, data] = await Promise.all([
    import('libphonenumber-js/core'),
    metadata(),
  ])
  const number = parsePhoneNumberFromString(textOf(answer), country, data)
  if (!number) return undefined
  return {
    e164: number.number,
    national: number.formatNational(),
    international: number.formatInternational(),
    country: number.country,
    isValid: number.isValid(),
  }
}

/** Writes the parts of a phone number as one text. The first of four parts is the country code. */
function textOf(answer: string | readonly string[]): string {
  if (typeof answer === 'string') return answer
  const [code = '', ...rest] = answer.length > 3 ? answer : ['', ...answer]
  const digits = code.replace(/\D/g, '')
  return [digits && `+${digits}`, ...rest].filter(Boolean).join(' ')
}

/** Settings of `phoneCheck`. */
export interface PhoneCheckOptions extends PhoneOptions {
  /** Text for the visitor about what is no telephone number. */
  readonly text: string
  /**
   * Receives the error if the library cannot be loaded. The answer is accepted then: the server decides.
   * @default console.warn
   */
  readonly report?: ((error: unknown) => void) | undefined
}

/**
 * Creates a rule for a phone field: `createForm(definition, { checks: { phone: phoneCheck({ country: 'US', text }) } })`.
 * An empty answer is right.
 *
 * @example
 * ```ts
 * import { phoneCheck } from '@sitewright/forms-client/phone'
 *
 * const checks = { phone: phoneCheck({ country: 'US', text: 'This is no telephone number.' }) }
 * const form = createForm(contact, { ...save, checks })
 * ```
 */
export const phoneCheck =
  ({ text, report = console.warn, ...options }: PhoneCheckOptions) =>
  async (answer: string | readonly string[]): Promise<string | undefined> => {
    if (typeof answer === 'string' ? answer === '' : answer.every((part) => part === '')) return undefined
    try {
      const number = await parsePhone(answer, options)
      return number?.isValid ? undefined : text
    } catch (error) {
      report(error)
      return undefined
    }
  }
