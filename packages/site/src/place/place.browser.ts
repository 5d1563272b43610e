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

/** Places that may be meant by what somebody has typed so far. */
export const autocompletePlaces = (
  http: Http,
  { input, sessionToken, language }: PlaceQuery,
  options?: CallOptions,
): Promise<Result<readonly PlacePrediction[], CallFailure>> =>
  http.call(
    { ...options, ...autocompletePlacesCall, query: { input, sessionToken, language } },
    readPredictions,
  )

/** Where a place is. Throws before any call when it is not said which product page asks. */
export function fetchPlaceDetails(
  http: Http,
  { placeId, sessionToken }: PlaceChoice,
  { productPage, productSection, ...options }: PlaceTracking & CallOptions,
): Promise<Result<PlaceDetails, CallFailure>> {
  if (!productPage || !productSection) {
    throw new TypeError('Say which productPage and productSection ask for the details of a place.')
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
