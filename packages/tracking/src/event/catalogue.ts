import type { EventVersion } from './event.ts'
import type { StandardEvents } from './payload.contract.ts'

/** Name of a standard event. */
type StandardEvent = keyof StandardEvents

/** Events of the shop that go to the site's own tracker. */
export const shoppingEvents = [
  'VisitPDP',
  'VisitPLP',
  'AddToCart',
  'ViewCart',
  'RemoveFromCart',
  'RelatedProductsDisplay',
  'RelatedProductsClick',
  'RelatedProductsAddToCart',
  'ReviewsTabClick',
  'ReviewsAnchorClick',
] as const satisfies readonly StandardEvent[]

/** Events that go to a third party's pixel and to the site's own tracker. */
export const clientEvents = [
  'AddToCart',
  'Search',
  'Lead',
  'ViewContent',
  'Purchase',
  'CompleteRegistration',
] as const satisfies readonly StandardEvent[]

/** Events that the census has calls for. */
export type CensusEvent = Extract<
  StandardEvent,
  | 'PageView'
  | 'SiteSearch'
  | 'Heartbeat'
  | 'Audio'
  | 'Video'
  | 'ButtonClick'
  | 'ButtonRender'
  | 'FormRender'
  | 'Overlay'
  | 'QuickView'
>

// Patterns weigh less than a table, and know no names of `Object.prototype`.
const CENSUS =
  /^(PageView|SiteSearch|Heartbeat|Audio|Video|Button(Click|Render)|FormRender|Overlay|QuickView)$/
const VERSION_TWO = /^(add_to_cart|interface_click|Performance)$/

/** Returns the version of a standard event. Events of your own belong to version 1. */
export function versionOf(name: string): EventVersion {
  if (CENSUS.test(name)) return 'census'
  return VERSION_TWO.test(name) ? 2 : 1
}
