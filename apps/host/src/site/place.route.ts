import { endpoints } from '@sitewright/site/contracts'
import type { Host } from '../host.ts'
import { refuse } from '../request/answer.ts'
import { addCall, type App } from '../request/call.ts'
import type { SeedPlace } from '../seed/seed.ts'
import { readSection } from './section.ts'

/** Adds the calls of places. A site with a provider asks it here: this one knows a few addresses. */
export function addPlaceCalls(app: App, { database }: Host): void {
  const places = async () => (await readSection<readonly SeedPlace[]>(database, 'places')) ?? []

  addCall(app, 'autocompletePlaces', endpoints.autocompletePlaces, async ({ query }) => {
    const wanted = query.input.toLowerCase()
    const found = (await places()).filter(({ description }) => description.toLowerCase().includes(wanted))
    const predictions = found.map(({ placeId, description }) => ({ placeId, description }))
    return Response.json({ predictions })
  })
  addCall(app, 'fetchPlaceDetails', endpoints.fetchPlaceDetails, async ({ query }) => {
    const found = (await places()).find(({ placeId }) => placeId === query.placeId)
    return found ? Response.json(found) : refuse(404, 'No such place.')
  })
}
