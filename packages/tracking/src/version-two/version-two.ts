import type { EventContext } from '../context/context.ts'
import type { Delivery, HttpDestination } from '../destination/destination.ts'
import type { EventDraft, TrackedEvent } from '../event/event.ts'
import { joinFields } from '../event/fields.ts'
import type { EventPayload } from '../event/payload.contract.ts'
import type { Wire } from '../transport/transport.ts'

/** Environment that a page runs in. */
export type Environment = 'dev' | 'qa' | 'staging' | 'prod'

/** Settings of `createVersionTwo`. */
export interface VersionTwoOptions {
  /** Events endpoint of each environment. */
  readonly endpoints: Readonly<Record<Environment, string>>
  /**
   * Environment whose endpoint receives the events.
   *
   * @default 'prod'
   */
  readonly environment?: Environment | undefined
  /**
   * `json` sends JSON and reads the status, at the price of a preflight on another origin. `beacon` sends the same text
   * without a preflight; delivered plainly, its status is unknown.
   * @default 'json'
   */
  readonly encoding?: 'json' | 'beacon' | undefined
  /** The way to the server: plain, unless a queue is given. */
  readonly delivery?: Delivery | undefined
}

/** Fields that version 2 sends with each event. */
const commonFields = ({ id, time }: EventDraft, { site, browser, visitor }: EventContext): EventPayload => ({
  event_id: id,
  event_timestamp: time,
  analytics_id: visitor.analyticsId,
  session_id: visitor.sessionId,
  marketing_id: visitor.marketingId,
  page_host: browser.host,
  page_path: browser.path,
  page_query_params: browser.query,
  page_referrer_url: browser.referrer,
  browser_language: browser.language,
  window_width: browser.viewportWidth,
  window_height: browser.viewportHeight,
  user_agent: browser.userAgent,
  context_website_id: site.website.id,
  member_account_id: site.account?.id,
  resolved_locale: site.account?.locale ?? site.website.locale,
  permission_type: site.page.permissionType,
})

/** Statuses that version 2 counts as success. */
const STATUSES = [200, 202]

/** Returns the request for an event. The payload is JSON text already. */
const versionTwoWire = (
  { name, payload }: Pick<TrackedEvent, 'name' | 'payload'>,
  { endpoints, environment = 'prod', encoding = 'json' }: VersionTwoOptions,
): Wire => ({
  url: endpoints[environment],
  body: `{"eventContent":${payload},"eventSchemaName":${JSON.stringify(name)}}`,
  contentType: encoding === 'json' ? 'application/json' : 'text/plain',
  prefersBeacon: encoding === 'beacon',
  statuses: STATUSES,
  isRepeatable: true,
})

/**
 * Creates the destination of version 2 of the tracker: events with a named schema, for an endpoint of your own.
 *
 * @example
 * ```ts
 * import { createVersionTwo } from '@sitewright/tracking/destinations'
 *
 * const test = 'https://test.events.example'
 * const endpoints = { prod: 'https://events.example', staging: test, qa: test, dev: test }
 * const versionTwo = createVersionTwo({ endpoints, encoding: 'beacon' })
 * ```
 */
export const createVersionTwo = (options: VersionTwoOptions): HttpDestination => ({
  name: 'v2',
  isCookieless: true,
  delivery: options.delivery,
  accepts: ({ version }) => version === 2,
  enrich: (event, context) => joinFields(event.payload, commonFields(event, context)),
  wire: (event) => versionTwoWire(event, options),
})
