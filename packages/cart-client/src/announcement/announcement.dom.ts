import type { Cleanup } from '@sitewright/machine'
import { draw } from '@sitewright/site/part'
import type { CartClient } from '../client/client.browser.ts'
import { announceOnce, createAnnouncements } from './announcement.browser.ts'
import { connectAnnouncement } from './announcement.connect.ts'

/** Adds the region that announces changes of the cart. Each cart has one, which later callers share. */
export const addAnnouncements = (client: CartClient, document: Document): Cleanup =>
  announceOnce(client, () => {
    const { snapshot, subscribe, start } = createAnnouncements(client)
    const region = draw(document, 'div', connectAnnouncement(''))
    // For screen readers alone, also on a page without the style sheet.
    Object.assign(region.style, { position: 'absolute', clipPath: 'inset(50%)', whiteSpace: 'nowrap' })
    document.body.append(region)
    subscribe(() => {
      region.textContent = snapshot()
    })
    const stop = start()
    return () => {
      stop()
      region.remove()
    }
  })
