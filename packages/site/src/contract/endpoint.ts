import type * as z from 'zod/mini'
import type { Call } from './call.ts'
import { fetchHeaderFooterCall, saveHeaderFooterCall } from './header-footer.ts'
import {
  disconnectMultilingualCall,
  fetchLanguagesCall,
  fetchMultilingualSettingsCall,
  fetchMultilingualStatusCall,
  saveLanguagesCall,
} from './multilingual.ts'
import { fetchSiteLayoutsCall, updateNavigationCall } from './navigation.ts'
import { autocompletePlacesCall, fetchPlaceDetailsCall } from './place.ts'
import { fetchPreferencesCall, savePreferencesCall } from './preference.ts'
import * as schema from './schema.ts'
import { setLanguageCall, signInCall, signOutCall } from './session.ts'
import { createRootCategoryCall, createStorePageCall } from './store-page.ts'

/** A call together with what travels: in the query, in the body, and back. */
export interface Endpoint extends Call {
  readonly query?: z.ZodMiniType
  readonly body?: z.ZodMiniType
  /** Where it is missing, nothing of the answer is read. */
  readonly answer?: z.ZodMiniType
}

/** Every call of this package as it travels, under the name of the function that makes it. */
export const endpoints = {
  signIn: { ...signInCall, body: schema.credentials, answer: schema.signedIn },
  signOut: { ...signOutCall, query: schema.signOutQuery },
  setLanguage: { ...setLanguageCall, body: schema.locale },
  fetchHeaderFooter: { ...fetchHeaderFooterCall, answer: schema.headerFooter },
  saveHeaderFooter: { ...saveHeaderFooterCall, body: schema.headerFooter },
  fetchMultilingualSettings: { ...fetchMultilingualSettingsCall, answer: schema.opaque },
  fetchMultilingualStatus: { ...fetchMultilingualStatusCall, answer: schema.opaque },
  fetchLanguages: { ...fetchLanguagesCall, answer: schema.languages },
  saveLanguages: { ...saveLanguagesCall, body: schema.languagesUpdate },
  disconnectMultilingual: disconnectMultilingualCall,
  fetchSiteLayouts: { ...fetchSiteLayoutsCall, answer: schema.siteLayouts },
  updateNavigation: { ...updateNavigationCall, body: schema.navigationUpdate },
  createStorePage: { ...createStorePageCall, body: schema.storePage, answer: schema.createdStorePage },
  createRootCategory: { ...createRootCategoryCall, body: schema.rootCategory },
  fetchPreferences: { ...fetchPreferencesCall, answer: schema.opaque },
  savePreferences: { ...savePreferencesCall, body: schema.opaque },
  autocompletePlaces: {
    ...autocompletePlacesCall,
    query: schema.placeQuery,
    answer: schema.placePredictions,
  },
  fetchPlaceDetails: {
    ...fetchPlaceDetailsCall,
    query: schema.placeDetailsQuery,
    answer: schema.placeDetails,
  },
} as const satisfies Record<string, Endpoint>

/** The name of a call of this package. */
export type EndpointName = keyof typeof endpoints

type Output<Name extends EndpointName, Part extends 'body' | 'query'> =
  (typeof endpoints)[Name] extends Readonly<Record<Part, infer Type extends z.ZodMiniType>>
    ? z.output<Type>
    : undefined

/** What arrives with a call: its body and its query, as their schemas read them. */
export interface Arrival<Name extends EndpointName> {
  readonly body: Output<Name, 'body'>
  readonly query: Output<Name, 'query'>
}

/** Reads what arrived with a call; nothing if a part of it is not what it should be. */
export function readArrival<Name extends EndpointName>(
  name: Name,
  { body, query }: { readonly body: unknown; readonly query: unknown },
): Arrival<Name> | undefined {
  const { body: bodyType, query: queryType }: Endpoint = endpoints[name]
  const arrival = {
    body: bodyType && schema.readWith(bodyType)(body),
    query: queryType && schema.readWith(queryType)(query),
  }
  const isWhole = (!bodyType || arrival.body !== undefined) && (!queryType || arrival.query !== undefined)
  return isWhole ? (arrival as Arrival<Name>) : undefined
}
