import type * as z from 'zod/mini'
import type { Call } from '../http/call.contract.ts'
import { fetchHeaderFooterCall, saveHeaderFooterCall } from '../header-footer/header-footer.contract.ts'
import {
  disconnectMultilingualCall,
  fetchLanguagesCall,
  fetchMultilingualSettingsCall,
  fetchMultilingualStatusCall,
  saveLanguagesCall,
} from '../multilingual/multilingual.contract.ts'
import { fetchSiteLayoutsCall, updateNavigationCall } from '../navigation/navigation.contract.ts'
import { autocompletePlacesCall, fetchPlaceDetailsCall } from '../place/place.contract.ts'
import { fetchPreferencesCall, savePreferencesCall } from '../preference/preference.contract.ts'
import * as schema from './schema.contract.ts'
import { setLanguageCall, signInCall, signOutCall } from '../session/session.contract.ts'
import { createRootCategoryCall, createStorePageCall } from '../store-page/store-page.contract.ts'

/** A call with the schemas of its query, its body and its response. */
export interface Endpoint extends Call {
  /** Without it the call has no query. */
  readonly query?: z.ZodMiniType
  /** Without it the call has no body. */
  readonly body?: z.ZodMiniType
  /** Without it the response is not read. */
  readonly answer?: z.ZodMiniType
}

/** Every call of this package, by the name of the function that makes it. */
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

/** Body and query of a request, as the schemas of its endpoint read them. */
export interface Arrival<Sent extends Endpoint> {
  readonly body: Output<Sent, 'body'>
  readonly query: Output<Sent, 'query'>
}

type Output<Sent extends Endpoint, Part extends 'body' | 'query'> =
  Sent extends Readonly<Record<Part, infer Type extends z.ZodMiniType>> ? z.output<Type> : undefined
