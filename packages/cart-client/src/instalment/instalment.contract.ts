/** What a page knows of paying an item in instalments. Amounts are hundredths. */
export interface InstalmentContext {
  readonly afterPayAvailable: boolean
  /** A price has to be above this. */
  readonly afterPayMin?: number | null | undefined
  /** A price may be as much as this. */
  readonly afterPayMax?: number | null | undefined
  /** `en`, `fr-CA`, `en_US`. */
  readonly shopperLanguage: string
  /** Where the store's payment account is: `US`. */
  readonly stripeAccountCountry: string
}
