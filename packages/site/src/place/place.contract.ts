import type { Call } from '../http/call.contract.ts'

/** Input for suggestions of places. */
export interface PlaceQuery {
  /** What the visitor has typed so far. */
  readonly input: string
  /** Groups the queries that lead to one choice. */
  readonly sessionToken?: string | undefined
  /** Language of the suggestions. */
  readonly language?: string | undefined
}

/** A suggested place. */
export interface PlacePrediction {
  /** Id to fetch the details by. */
  readonly placeId: string
  /** Text for the visitor: '1 Main Street, Springfield'. */
  readonly description: string
}

/** Product page and section that request the details of a place. */
export interface PlaceTracking {
  readonly productPage: string
  readonly productSection: string
}

/** The chosen place. */
export interface PlaceChoice {
  readonly placeId: string
  /** The token of the suggestions that led to the choice, which ends with it. */
  readonly sessionToken?: string | undefined
}

/** Address and coordinates of a place. */
export interface PlaceDetails {
  /** Id of the place. */
  readonly placeId: string
  /** Parts of the address, by name. */
  readonly address?: Readonly<Record<string, string>> | undefined
  /** Latitude. */
  readonly lat?: number | undefined
  /** Longitude. */
  readonly lng?: number | undefined
}

/** Call that suggests places. */
export const autocompletePlacesCall = {
  method: 'GET',
  path: '/api/google-maps/places/autocomplete',
} as const satisfies Call
/** Call that fetches the details of a place. */
export const fetchPlaceDetailsCall = {
  method: 'GET',
  path: '/api/google-maps/places/details',
} as const satisfies Call
