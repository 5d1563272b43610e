import type { Result } from '@sitewright/machine/result'
import {
  disconnectMultilingualCall,
  fetchLanguagesCall,
  fetchMultilingualSettingsCall,
  fetchMultilingualStatusCall,
  saveLanguagesCall,
  type Language,
  type MultilingualFacts,
} from './multilingual.contract.ts'
import type { CallFailure } from '../http/failure.ts'
import { readLanguages, readMultilingualFacts } from './multilingual.ts'
import { ignoreAnswer, type CallOptions, type Http } from '../http/http.browser.ts'

/** Fetches the multilingual settings of the site. */
export const fetchMultilingualSettings = (
  http: Http,
  options?: CallOptions,
): Promise<Result<MultilingualFacts, CallFailure>> =>
  http.call({ ...options, ...fetchMultilingualSettingsCall }, readMultilingualFacts)

/** Fetches the multilingual status of the site. */
export const fetchMultilingualStatus = (
  http: Http,
  options?: CallOptions,
): Promise<Result<MultilingualFacts, CallFailure>> =>
  http.call({ ...options, ...fetchMultilingualStatusCall }, readMultilingualFacts)

/** Fetches the languages of the site. */
export const fetchLanguages = (
  http: Http,
  options?: CallOptions,
): Promise<Result<readonly Language[], CallFailure>> =>
  http.call({ ...options, ...fetchLanguagesCall }, readLanguages)

/** Replaces the languages of the site. */
export const saveLanguages = (
  http: Http,
  languages: readonly Language[],
  options?: CallOptions,
): Promise<Result<true, CallFailure>> =>
  http.call({ ...options, ...saveLanguagesCall, body: { languages } }, ignoreAnswer)

/** Ends the connection to the service that translates the site. */
export const disconnectMultilingual = (
  http: Http,
  options?: CallOptions,
): Promise<Result<true, CallFailure>> =>
  http.call({ ...options, ...disconnectMultilingualCall }, ignoreAnswer)

export type { Language, MultilingualFacts } from './multilingual.contract.ts'
