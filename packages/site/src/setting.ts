import { isRecord, textOf } from './reader/value.ts'

/** Settings of a website. */
export interface WebsiteSettings {
  /** Time zone of the website. */
  readonly timeZone: string
  /** Undefined if the website does not set it; the store settings may. */
  readonly useCLDRMoneyFormat?: boolean | undefined
  /** Key of the website with its captcha service. */
  readonly captchaSettings: {
    /** Public key of the site. Undefined if the site has no captcha. */
    readonly siteKey?: string | undefined
  }
}

/** Settings of a store. */
export interface StoreSettings {
  /** Currency of the store. */
  readonly selectedCurrency: string
  /** True if a shopper may buy a service more than once. */
  readonly multipleQuantityAllowedForServices: boolean
  /** The store's text for a shopper who has signed up for news of a variant. */
  readonly restockSuccessText?: string | undefined
  /** True if money is shown in the format of the locale. */
  readonly useCLDRMoneyFormat?: boolean | undefined
}

/** Reads website settings. A field that is missing or of the wrong type gets its default. */
export function parseWebsiteSettings(raw: unknown): WebsiteSettings {
  const from = isRecord(raw) ? raw : {}
  const captcha = isRecord(from.captchaSettings) ? from.captchaSettings : {}
  return {
    timeZone: textOf(from.timeZone) ?? 'America/New_York',
    useCLDRMoneyFormat: flagOf(from.useCLDRMoneyFormat),
    captchaSettings: { siteKey: textOf(captcha.siteKey) },
  }
}

/** Reads store settings. A field that is missing or of the wrong type gets its default. */
export function parseStoreSettings(raw: unknown): StoreSettings {
  const from = isRecord(raw) ? raw : {}
  return {
    selectedCurrency: textOf(from.selectedCurrency) ?? 'USD',
    multipleQuantityAllowedForServices: flagOf(from.multipleQuantityAllowedForServices) ?? true,
    restockSuccessText: textOf(from.restockSuccessText),
    useCLDRMoneyFormat: flagOf(from.useCLDRMoneyFormat),
  }
}

/** Checks whether money uses the locale's CLDR format. The website's setting overrides the store's. */
export const usesCldrMoneyFormat = (
  website: Pick<WebsiteSettings, 'useCLDRMoneyFormat'>,
  store: Pick<StoreSettings, 'useCLDRMoneyFormat'>,
): boolean => website.useCLDRMoneyFormat ?? store.useCLDRMoneyFormat ?? false

const flagOf = (value: unknown): boolean | undefined => (typeof value === 'boolean' ? value : undefined)

/** Destinations of an upgrade. */
export type UpgradeDestination = 'trial' | 'subscriptions'

/**
 * Checks the settings paths of the billing upgrade and of the website subscriptions. They differ by installation.
 * @throws `TypeError` for a path that does not begin with a single `/`
 */
export function upgradePaths(
  paths: Readonly<Record<UpgradeDestination, string>>,
): Readonly<Record<UpgradeDestination, string>> {
  for (const name of ['trial', 'subscriptions'] as const) {
    // '//' would lead to another site, and a browser reads '\\' as '/'.
    if (!/^\/(?![/\\])/.test(paths[name]))
      throw new TypeError(`Give the path of '${name}', beginning with '/'.`)
  }
  return paths
}
