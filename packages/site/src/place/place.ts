import { readerOf } from '../reader/reader.ts'
import { isRecord } from '../reader/value.ts'
import type { PlaceDetails, PlacePrediction } from './place.contract.ts'

/** Reads suggested places. */
export const readPredictions = readerOf<readonly PlacePrediction[]>((body) =>
  isRecord(body) && Array.isArray(body.predictions) && body.predictions.every(isPrediction)
    ? body.predictions.map(({ placeId, description }) => ({ placeId, description }))
    : undefined,
)

function isPrediction(entry: unknown): entry is PlacePrediction {
  return isRecord(entry) && typeof entry.placeId === 'string' && typeof entry.description === 'string'
}

/** Reads the address and the coordinates of a place. */
export const readPlaceDetails = readerOf<PlaceDetails>((body) => {
  if (!isRecord(body)) return undefined
  const { placeId, address, lat, lng } = body
  return typeof placeId === 'string' && isAddress(address) && isOptionalNumber(lat) && isOptionalNumber(lng)
    ? { placeId, address: address ?? undefined, lat: lat ?? undefined, lng: lng ?? undefined }
    : undefined
})

function isAddress(value: unknown): value is Readonly<Record<string, string>> | null | undefined {
  return value == null || (isRecord(value) && Object.values(value).every((line) => typeof line === 'string'))
}

const isOptionalNumber = (value: unknown): value is number | null | undefined =>
  value == null || typeof value === 'number'
