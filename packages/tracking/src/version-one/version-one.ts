import type { EventContext } from '../context/context.ts'
import type { Delivery, HttpDestination } from '../destination/destination.ts'
import { joinFields } from '../event/fields.ts'
import type { EventPayload } from '../event/payload.contract.ts'
import { formBody } from '../transport/form-body.ts'
import { recordEventCall } from './version-one.contract.ts'

/** Settings of `createVersionOne`. */
export interface VersionOneOptions {
  /**
   * Origin of the server.
   * @default '', the page's own origin
   */
  readonly origin?: string | undefined
  /** Returns the anti-forgery token, as from the cookie `crumb`. Called for each attempt. */
  readonly crumb: () => string | undefined
  /** The way to the server: plain, unless a queue is given. */
  readonly delivery?: Delivery | undefined
}

/** Fields that version 1 sends with each event. */
const commonFields = ({ site, browser }: EventContext): EventPayload => ({
  websiteId: site.website.id,
  memberAccountId: site.account?.id,
  website_locale: site.website.locale,
  member_locale: site.account?.locale,
  templateId: site.templateId,
  variantId: site.variantId,
  pagePath: browser.path,
  pageHash: browser.hash,
  permissionType: site.page.permissionType,
})

/**
 * Creates the destination of version 1 of the tracker: one form-encoded request for each event.
 *
 * @example
 * ```ts
 * import { createCookies } from '@sitewright/site/cookies'
 * import { createVersionOne } from '@sitewright/tracking/destinations'
 *
 * const cookies = createCookies()
 * const versionOne = createVersionOne({ crumb: () => cookies.get('crumb') })
 * ```
 */
export const createVersionOne = ({ origin = '', crumb, delivery }: VersionOneOptions): HttpDestination => ({
  name: 'v1',
  isCookieless: true,
  delivery,
  accepts: ({ version }) => version === 1,
  enrich: ({ id, payload }, context) => ({
    ...joinFields(payload, commonFields(context)),
    eventId: id,
  }),
  wire: ({ name, payload }) => {
    const token = crumb()
    return {
      url: origin + recordEventCall.path,
      body: formBody({ crumb: token, event: name, data: payload }),
      contentType: 'application/x-www-form-urlencoded',
      withCredentials: origin !== '',
      isRepeatable: true,
      hasToken: !!token,
    }
  },
})
