export {
  parseStoreSettings,
  parseWebsiteSettings,
  usesCldrMoneyFormat,
  type StoreSettings,
  type WebsiteSettings,
} from './core/setting.ts'
export { upgradePaths, type UpgradeDestination } from './core/upgrade.ts'
