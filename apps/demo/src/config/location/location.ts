import type { PlaceDetails } from '@sitewright/site/places'
import type { Location } from '../../site/content/connection.ts'

/** Lines of the address of a place. */
export function locationOf({ address = {} }: PlaceDetails): Location {
  const { line1 = '', city = '', state = '', postalCode = '', country = '' } = address
  return { address: line1, cityStateZip: [city, state, postalCode].filter(Boolean).join(', '), country }
}
