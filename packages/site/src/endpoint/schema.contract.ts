import * as z from 'zod/mini'
import type { Language, MultilingualFacts } from '../multilingual/multilingual.contract.ts'
import type { HeaderFooter } from '../header-footer/header-footer.contract.ts'
import type { NavigationItem, NavigationUpdate, SiteLayout } from '../navigation/navigation.contract.ts'
import type {
  PlaceChoice,
  PlaceDetails,
  PlacePrediction,
  PlaceQuery,
  PlaceTracking,
} from '../place/place.contract.ts'
import type { CommercePreferences } from '../preference/preference.contract.ts'
import type { Credentials, SignedIn } from '../session/session.contract.ts'
import type { CreatedStorePage, RootCategory, StorePage } from '../store-page/store-page.contract.ts'

const text = z.string()
const optionalText = z.optional(text)
// Many servers write null for what they do not have.
const nullableText = z.nullish(text)
const flag = z.boolean()

/** An object with fields of the server. */
export const opaque = z.record(text, z.unknown()) satisfies Schema<MultilingualFacts & CommercePreferences>

/** Credentials of a site user. */
export const credentials = z.object({
  email: text,
  password: text,
  rememberMe: flag,
}) satisfies Schema<Credentials>
/** The answer to a sign-in. */
export const signedIn = z.object({ xsrfToken: text }) satisfies Schema<SignedIn>
/** The query of a sign-out. */
export const signOutQuery = z.object({ cloneCart: z.enum(['true', 'false']) })
/** A site user's language. */
export const locale = z.object({ language: text })

/** A site's header and footer. */
export const headerFooter = z.object({ header: opaque, footer: opaque }) satisfies Schema<HeaderFooter>

/** The languages of a site. They are sent back as a whole, so unknown fields are kept. */
export const languages = z.array(
  z.looseObject({ code: text, name: nullableText, custom: orElse(flag, false) }),
) satisfies Schema<readonly Language[]>
/** Other languages for a site. */
export const languagesUpdate = z.object({ languages })

// Navigations are also sent back as a whole.
const navigationItem: Schema<NavigationItem> = z.looseObject({
  collectionId: nullableText,
  externalLink: nullableText,
  memberAreaId: nullableText,
  items: z.nullish(z.lazy((): Schema<readonly NavigationItem[]> => items)),
})
const items = z.array(navigationItem)
const layout: Schema<SiteLayout> = z.looseObject({ identifier: text, links: items })
/** The server sends one layout or a list. */
export const siteLayouts = z.object({ layout: z.union([z.array(layout), layout]) })
/** A changed navigation. */
export const navigationUpdate = z.object({
  fieldName: text,
  templateId: text,
  navigation: items,
}) satisfies Schema<NavigationUpdate>

/** A new store page. */
export const storePage = z.object({
  navigationTitle: text,
  title: text,
  urlId: text,
  description: text,
  enabled: flag,
}) satisfies Schema<StorePage>
/** The answer to a new store page. */
export const createdStorePage = z.object({ id: text }) satisfies Schema<CreatedStorePage>
/** The root category of a store page. */
export const rootCategory = z.object({
  displayName: text,
  parentCategoryId: z.literal(''),
  type: z.literal('ROOT'),
  pageRendering: z.literal('LIST_VIEW'),
  displayIndex: z.literal(1),
}) satisfies Schema<RootCategory>

/** The query for suggestions of places. */
export const placeQuery = z.object({
  input: text,
  sessionToken: optionalText,
  language: optionalText,
}) satisfies Schema<PlaceQuery>
/** Suggested places. */
export const placePredictions = z.object({
  predictions: z.array(z.object({ placeId: text, description: text })),
}) satisfies Schema<{ readonly predictions: readonly PlacePrediction[] }>
/** The query for the details of a place. */
export const placeDetailsQuery = z.object({
  placeId: text,
  productPage: text,
  productSection: text,
  sessionToken: optionalText,
}) satisfies Schema<PlaceChoice & PlaceTracking>
/** The details of a place. */
export const placeDetails = z.object({
  placeId: text,
  address: orElse(z.record(text, text), undefined),
  lat: orElse(z.number(), undefined),
  lng: orElse(z.number(), undefined),
}) satisfies Schema<PlaceDetails>

/** A field with a default, which replaces null as well. */
function orElse<Value, Fallback>(
  present: z.ZodMiniType<Value>,
  fallback: Fallback,
): z.ZodMiniType<Value | Fallback> {
  return z.pipe(
    z.nullish(present),
    z.transform((value) => value ?? fallback),
  )
}

/** A schema with the output type of the package. */
type Schema<Output> = z.ZodMiniType<Output>
