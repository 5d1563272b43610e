import type { PlaceDetails } from '@sitewright/site/places'
import type { Location } from '../../site/content/connection.ts'

/** The lines of an address in one, as a search for a place shows the one that is stored. */
export const textOfLocation = ({ address, cityStateZip, country }: Location): string =>
  [address, cityStateZip, country].filter(Boolean).join(', ')

/** Lines of the address of a place. */
export function locationOf({ address = {} }: PlaceDetails): Location {
  const { line1 = '', city = '', state = '', postalCode = '', country = '' } = address
  return { address: line1, cityStateZip: [city, state, postalCode].filter(Boolean).join(', '), country }
}
