import { isRecord, textOf } from './reader/value.ts'

/** What a website is set to. */
export interface WebsiteSettings {
  readonly timeZone: string
  /** Nothing when the website settings do not say; the store settings may. */
  readonly useCLDRMoneyFormat?: boolean | undefined
  readonly captchaSettings: { readonly siteKey?: string | undefined }
}

/** What a store is set to. */
export interface StoreSettings {
  readonly selectedCurrency: string
  readonly multipleQuantityAllowedForServices: boolean
  readonly restockSuccessText?: string | undefined
  readonly useCLDRMoneyFormat?: boolean | undefined
}

/** Reads website settings. A field that is missing or of the wrong kind gets its default. */
export function parseWebsiteSettings(raw: unknown): WebsiteSettings {
  const from = isRecord(raw) ? raw : {}
  const captcha = isRecord(from.captchaSettings) ? from.captchaSettings : {}
  return {
    timeZone: textOf(from.timeZone) ?? 'America/New_York',
    useCLDRMoneyFormat: flagOf(from.useCLDRMoneyFormat),
    captchaSettings: { siteKey: textOf(captcha.siteKey) },
  }
}

/** Reads store settings. A field that is missing or of the wrong kind gets its default. */
export function parseStoreSettings(raw: unknown): StoreSettings {
  const from = isRecord(raw) ? raw : {}
  return {
    selectedCurrency: textOf(from.selectedCurrency) ?? 'USD',
    multipleQuantityAllowedForServices: flagOf(from.multipleQuantityAllowedForServices) ?? true,
    restockSuccessText: textOf(from.restockSuccessText),
    useCLDRMoneyFormat: flagOf(from.useCLDRMoneyFormat),
  }
}

/** Whether money is written as the locale's own format says: the website's word counts before the store's. */
export const usesCldrMoneyFormat = (
  website: Pick<WebsiteSettings, 'useCLDRMoneyFormat'>,
  store: Pick<StoreSettings, 'useCLDRMoneyFormat'>,
): boolean => website.useCLDRMoneyFormat ?? store.useCLDRMoneyFormat ?? false

const flagOf = (value: unknown): boolean | undefined => (typeof value === 'boolean' ? value : undefined)

/** Where an owner goes for more. */
export type UpgradeDestination = 'trial' | 'subscriptions'

/** The settings paths of the billing upgrade and of the website subscriptions. They differ by installation. */
export function upgradePaths(
  paths: Readonly<Record<UpgradeDestination, string>>,
): Readonly<Record<UpgradeDestination, string>> {
  for (const name of ['trial', 'subscriptions'] as const) {
    // '//' would lead to another site.
    if (!/^\/(?!\/)/.test(paths[name])) throw new TypeError(`Give the path of '${name}', beginning with '/'.`)
  }
  return paths
}
