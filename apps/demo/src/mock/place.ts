import type { SiteState } from '@sitewright/site/testing'

/** Places that the address of the house can be set to. */
export const places: SiteState['places'] = [
  {
    placeId: 'old-post',
    description: '4 Quay Lane, Kilnhaven',
    address: {
      line1: 'Old Post Office, 4 Quay Lane',
      city: 'Kilnhaven',
      postalCode: '04210',
      country: 'Germany',
    },
    lat: 54.1,
    lng: 9.9,
  },
  {
    placeId: 'quay-market',
    description: '11 Quay Market, Kilnhaven',
    address: { line1: '11 Quay Market', city: 'Kilnhaven', postalCode: '04210', country: 'Germany' },
    lat: 54.1,
    lng: 9.8,
  },
  {
    placeId: 'glaze-works',
    description: '2 Ash Road, Tenmoku',
    address: { line1: 'Glaze Works, 2 Ash Road', city: 'Tenmoku', postalCode: '20455', country: 'Germany' },
    lat: 53.5,
    lng: 10.1,
  },
]
