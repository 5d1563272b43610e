import { AddressFields } from '@sitewright/editor-ui/address-fields'
import { PlacesAutocomplete } from '@sitewright/editor-ui/places'
import { autocompletePlaces, fetchPlaceDetails } from '@sitewright/site/places'
import { unwrap } from '@sitewright/site/result'
import { useMemo, type ReactNode } from 'react'
import type { Location } from '../../site/content/connection.ts'
import type { PanelProps } from '../panel.ts'
import { locationOf } from './location.ts'

const TRACKING = { productPage: 'config', productSection: 'location' }

/** Address of the house, as the contact page prints it. */
export default function LocationPanel({ site, change, shop }: PanelProps): ReactNode {
  const set = (location: Location) => change('address of the house', { location })
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
      <PlacesAutocomplete {...requests} tracking={TRACKING} onSelect={(place) => set(locationOf(place))} />
      <AddressFields value={site.location} onChange={set} />
    </div>
  )
}
