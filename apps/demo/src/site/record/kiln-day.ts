import { EVENT_TEXTS, KILN_DAYS } from '../content/event.ts'
import { image } from './image.ts'
import type { Localization } from './item.ts'
import { path } from './path.ts'
import { textIn } from '../content/text-in.ts'

/** Place of the house, as maps and calendars know it. */
const LOCATION = {
  addressTitle: 'Sill',
  addressLine1: 'Old Post Office, 4 Quay Lane',
  addressLine2: '',
  addressCountry: '',
  mapLat: 54.09,
  mapLng: 12.13,
}

/** The kiln days as an events collection. */
export const kilnDays = ({ locale }: Localization) =>
  KILN_DAYS.map(({ slug, title, excerpt, picture, startDate, endDate, isHere }) => ({
    id: slug,
    collectionId: 'events',
    recordType: 12,
    recordTypeLabel: 'event',
    urlId: slug,
    fullUrl: `${path('/kiln-days', locale)}#${slug}`,
    title: textIn(title, locale),
    excerpt: { html: `<p>${textIn(excerpt, locale)}</p>` },
    startDate,
    endDate,
    location: isHere ? LOCATION : {},
    place: textIn(isHere ? EVENT_TEXTS.eventsHere : EVENT_TEXTS.eventsWeb, locale),
    mainImage: image(picture, textIn(title, locale)),
  }))
