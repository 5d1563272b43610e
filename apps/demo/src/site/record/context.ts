import { isRecord } from '@sitewright/site/reader'
import type { PageRecord } from './page.ts'

/** Context of a page, as it is printed in its document for the scripts. */
export function pageContext({ template, pageType, title, record }: PageRecord): object {
  const { collection, item, website, websiteSettings, page: self, locale, currency } = record
  return {
    title,
    template,
    pageType,
    collection,
    item,
    product: item,
    website,
    websiteSettings,
    locale,
    currency,
    path: isRecord(self) ? self.path : '/',
  }
}
