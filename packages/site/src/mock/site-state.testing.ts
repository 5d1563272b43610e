import type { HeaderFooter } from '../header-footer/header-footer.contract.ts'
import type { Language, MultilingualFacts } from '../multilingual/multilingual.contract.ts'
import type { SiteLayout } from '../navigation/navigation.contract.ts'
import type { PlaceDetails } from '../place/place.contract.ts'
import type { CommercePreferences } from '../preference/preference.contract.ts'
import type { RootCategory, StorePage } from '../store-page/store-page.contract.ts'

/** State of the site in memory. Calls change it, and tests may. */
export interface SiteState {
  /** The valid anti-forgery token. */
  crumb: string
  /** The account that can sign in. */
  account: { readonly email: string; readonly password: string; readonly siteUserId: string }
  /** Undefined while nobody is signed in. */
  session: { readonly email: string; readonly rememberMe: boolean } | undefined
  /** Language that was set last, as a BCP 47 tag. */
  language: string
  headerFooter: HeaderFooter
  multilingualSettings: MultilingualFacts
  /** Answer to the call for the status. */
  multilingualStatus: MultilingualFacts
  languages: readonly Language[]
  layouts: readonly SiteLayout[]
  websiteId: string
  storePages: readonly (StorePage & { readonly id: string; readonly categories: readonly RootCategory[] })[]
  /** By namespace. */
  preferences: Readonly<Record<string, CommercePreferences>>
  /** Places that can be found, each with its text among the suggestions. */
  places: readonly (PlaceDetails & { readonly description: string })[]
}

/** Creates a small site in two languages, with one page in its navigation and one account. */
export const createSiteState = (): SiteState => ({
  crumb: 'crumb-1',
  account: { email: 'ada@example.com', password: 'correct horse', siteUserId: 'site-user-1' },
  session: undefined,
  language: 'en-US',
  headerFooter: { header: { title: 'Bakery' }, footer: { text: 'Open from seven' } },
  multilingualSettings: { enabled: true },
  multilingualStatus: { connected: true },
  languages: [
    { code: 'en-US', name: 'English', custom: false },
    { code: 'x-pirate', name: 'Pirate', custom: true },
  ],
  layouts: [{ identifier: 'mainNav', links: [{ collectionId: 'collection-1' }] }],
  websiteId: 'website-1',
  storePages: [],
  preferences: {},
  places: [
    {
      placeId: 'place-1',
      description: '1 Main Street, Springfield',
      address: { line1: '1 Main Street', city: 'Springfield' },
      lat: 39.8,
      lng: -89.6,
    },
  ],
})
