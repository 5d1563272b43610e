import type { Cleanup } from '@sitewright/machine'
import { draw, spread } from '@sitewright/site/part'
import type { CartClient } from '../client/client.browser.ts'
import { announceIn } from './announcement.browser.ts'
import { connectAnnouncement } from './announcement.connect.ts'

interface Region {
  users: number
  readonly cleanup: Cleanup
}

const regions = new WeakMap<CartClient, Region>()

/** Adds the region that announces changes of the cart. Each cart has one, which later callers share. */
export function addAnnouncements(client: CartClient, document: Document): Cleanup {
  const region = regions.get(client) ?? { users: 0, cleanup: addRegion(client, document) }
  regions.set(client, region)
  region.users += 1
  return () => {
    region.users -= 1
    if (region.users > 0) return
    region.cleanup()
    regions.delete(client)
  }
}

function addRegion(client: CartClient, document: Document): Cleanup {
  const region = draw(document, 'div', connectAnnouncement(''))
  // For screen readers alone, also on a page without the style sheet.
  Object.assign(region.style, { position: 'absolute', clipPath: 'inset(50%)', whiteSpace: 'nowrap' })
  document.body.append(region)
  const cleanup = announceIn(client, (text) => spread(region, connectAnnouncement(text)))
  return () => {
    cleanup()
    region.remove()
  }
}
