import type { Result } from '@sitewright/machine/result'
import {
  autocompletePlacesCall,
  fetchPlaceDetailsCall,
  type PlaceChoice,
  type PlaceDetails,
  type PlacePrediction,
  type PlaceQuery,
  type PlaceTracking,
} from './place.contract.ts'
import type { CallFailure } from '../http/failure.ts'
import { readPlaceDetails, readPredictions } from './place.ts'
import type { CallOptions, Http } from '../http/http.browser.ts'

/**
 * Suggests places for an incomplete input.
 *
 * @example
 * ```ts
 * import { autocompletePlaces, fetchPlaceDetails } from '@sitewright/site/places'
 *
 * const sessionToken = crypto.randomUUID()
 * const found = await autocompletePlaces(http, { input: '8 Clarkson', sessionToken })
 * if (found.ok) console.log(found.value)
 * ```
 */
export const autocompletePlaces = (
  http: Http,
  { input, sessionToken, language }: PlaceQuery,
  options?: CallOptions,
): Promise<Result<readonly PlacePrediction[], CallFailure>> =>
  http.call(
    { ...options, ...autocompletePlacesCall, query: { input, sessionToken, language } },
    readPredictions,
  )

/**
 * Fetches the address and the coordinates of a place.
 * @throws `TypeError` before any call if `productPage` or `productSection` is missing
 */
export function fetchPlaceDetails(
  http: Http,
  { placeId, sessionToken }: PlaceChoice,
  { productPage, productSection, ...options }: PlaceTracking & CallOptions,
): Promise<Result<PlaceDetails, CallFailure>> {
  if (!productPage || !productSection) {
    throw new TypeError('Give the productPage and the productSection that request the details of a place.')
  }
  const query = { placeId, productPage, productSection, sessionToken }
  return http.call({ ...options, ...fetchPlaceDetailsCall, query }, readPlaceDetails)
}

export type {
  PlaceChoice,
  PlaceDetails,
  PlacePrediction,
  PlaceQuery,
  PlaceTracking,
} from './place.contract.ts'
