// Waiting lists
export {
  fetchRestockEntries,
  fetchRestockGroups,
  sendAllRestock,
  sendRestock,
  type ListFailure,
} from './admin/restock-list.browser.ts'
export type { RestockEntry, RestockGroup, RestockSendRequest } from './restock/restock.contract.ts'

// The store's preferences
export {
  createPreferences,
  type CommercePreferences,
  type Preferences,
  type PreferencesOptions,
} from '@sitewright/site/preferences'

// Its pages
export {
  createRootCategory,
  createStorePage,
  storeSlug,
  type CreatedStorePage,
  type NewStorePage,
  type RootCategory,
  type StorePage,
  type StorePageFailure,
  type StoreSlugOptions,
} from '@sitewright/site/store-page'
