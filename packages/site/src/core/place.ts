import type { PlaceDetails, PlacePrediction } from '../contract/place.ts'
import { isRecord } from './record.ts'

/** Reads the places that may be meant. */
export const parsePredictions = (body: unknown): readonly PlacePrediction[] | undefined =>
  isRecord(body) && Array.isArray(body.predictions) && body.predictions.every(isPrediction)
    ? body.predictions.map(({ placeId, description }) => ({ placeId, description }))
    : undefined

const isPrediction = (entry: unknown): entry is PlacePrediction =>
  isRecord(entry) && typeof entry.placeId === 'string' && typeof entry.description === 'string'

/** Reads where a place is. */
export const parsePlaceDetails = (body: unknown): PlaceDetails | undefined => {
  if (!isRecord(body)) return undefined
  const { placeId, address, lat, lng } = body
  return typeof placeId === 'string' && isAddress(address) && isOptionalNumber(lat) && isOptionalNumber(lng)
    ? { placeId, address, lat, lng }
    : undefined
}

const isAddress = (value: unknown): value is Readonly<Record<string, string>> | undefined =>
  value === undefined || (isRecord(value) && Object.values(value).every((line) => typeof line === 'string'))

const isOptionalNumber = (value: unknown): value is number | undefined =>
  value === undefined || typeof value === 'number'
