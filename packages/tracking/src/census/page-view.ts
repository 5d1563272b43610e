import type { EventContext } from '../context/context.ts'
import type { EventPayload } from '../event/payload.contract.ts'

/** Returns the data of a page view. */
export const pageViewData = ({ site, browser }: EventContext, time: number): EventPayload => ({
  localStorageSupported: browser.isStorageSupported,
  queryString: browser.query,
  referrer: browser.referrer,
  websiteId: site.website.id,
  templateId: site.templateId,
  website_locale: site.website.locale,
  userAgent: browser.userAgent,
  clientDate: time,
  viewportInnerWidth: browser.viewportWidth,
  viewportInnerHeight: browser.viewportHeight,
  screenWidth: browser.screenWidth,
  screenHeight: browser.screenHeight,
  url: browser.url,
  title: browser.title,
  itemId: site.page.item?.id,
  recordType: site.page.recordType,
  collectionId: site.page.collection?.id,
  permissionType: site.page.permissionType,
})
