export { autocompletePlaces, fetchPlaceDetails } from './browser/place.ts'
export type {
  PlaceChoice,
  PlaceDetails,
  PlacePrediction,
  PlaceQuery,
  PlaceTracking,
} from './contract/place.ts'
