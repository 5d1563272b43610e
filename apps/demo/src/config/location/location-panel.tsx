import { AddressFields } from '@sitewright/editor-ui/address-fields'
import { PlacesAutocomplete } from '@sitewright/editor-ui/places'
import { autocompletePlaces, fetchPlaceDetails } from '@sitewright/site/places'
import { unwrap } from '@sitewright/site/http'
import { useMemo, useState, type ReactNode } from 'react'
import type { Location } from '../../site/content/connection.ts'
import type { PanelProps } from '../panel.ts'
import { locationOf, textOfLocation } from './location.ts'

const TRACKING = { productPage: 'config', productSection: 'location' }

/** Address of the house, as the contact page prints it. */
export default function LocationPanel({ site, change, shop }: PanelProps): ReactNode {
  /** Text that is typed to find a place. Without it, the stored place is shown. */
  const [search, setSearch] = useState<string>()
  const set = (location: Location) => {
    setSearch(undefined)
    change('address of the house', { location })
  }
  const requests = useMemo(
    () => ({
      suggest: async (input: string, signal: AbortSignal) =>
        unwrap(await autocompletePlaces(shop.http, { input }, { signal })),
      details: async (placeId: string, tracking: typeof TRACKING, signal: AbortSignal) =>
        unwrap(await fetchPlaceDetails(shop.http, { placeId }, { ...tracking, signal })),
    }),
    [shop],
  )
  return (
    <div className="config-fields">
      <PlacesAutocomplete
        {...requests}
        value={search ?? textOfLocation(site.location)}
        onChange={setSearch}
        tracking={TRACKING}
        onSelect={(place) => set(locationOf(place))}
      />
      <AddressFields value={site.location} onChange={set} />
    </div>
  )
}
