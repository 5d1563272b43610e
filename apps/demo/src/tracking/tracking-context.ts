import { PageType } from '@sitewright/site/enumerations'
import type { TrackingContext } from '@sitewright/tracking'
import type { Context } from '../context.ts'
import { ROLES, type Settings } from '../settings/settings.ts'

/** Context of the tracker: the page as it was printed, and what the settings say of the site and the account. */
export function trackingContext(page: Context, settings: Settings): TrackingContext {
  const { website, collection, item, locale, title, path, template } = page
  const { role, pageType, tracking } = settings
  const isMember = role !== 'none'
  return {
    website: { id: website.id, locale: website.language, country: 'US' },
    page: {
      title,
      path,
      pageType: pageType === 'own' ? page.pageType : PageType[pageType],
      collection,
      item,
      hasProduct: page.product !== undefined,
    },
    account: isMember
      ? { authenticated: true, id: `account-${role}`, roles: ROLES[role].roles, locale }
      : { authenticated: false },
    templateId: template,
    isDisabled: !tracking,
  }
}
