import type { Call } from '../endpoint/call.contract.ts'

/** What somebody has typed of a place so far. */
export interface PlaceQuery {
  readonly input: string
  /** Joins the queries that lead to one pick. */
  readonly sessionToken?: string | undefined
  readonly language?: string | undefined
}

/** A place that may be meant. */
export interface PlacePrediction {
  readonly placeId: string
  readonly description: string
}

/** Which product page, and which part of it, asks for details. */
export interface PlaceTracking {
  readonly productPage: string
  readonly productSection: string
}

/** The place that was picked. */
export interface PlaceChoice {
  readonly placeId: string
  readonly sessionToken?: string | undefined
}

/** Where a place is. */
export interface PlaceDetails {
  readonly placeId: string
  readonly address?: Readonly<Record<string, string>> | undefined
  readonly lat?: number | undefined
  readonly lng?: number | undefined
}

/** Where places are suggested. */
export const autocompletePlacesCall = {
  method: 'GET',
  path: '/api/google-maps/places/autocomplete',
} as const satisfies Call
/** Where the details of a place are. */
export const fetchPlaceDetailsCall = {
  method: 'GET',
  path: '/api/google-maps/places/details',
} as const satisfies Call
