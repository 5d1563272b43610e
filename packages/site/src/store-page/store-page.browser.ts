import type { Result } from '@sitewright/machine/result'
import {
  createRootCategoryCall,
  createStorePageCall,
  type CreatedStorePage,
  type StorePage,
} from './store-page.contract.ts'
import type { SiteLayout } from '../navigation/navigation.contract.ts'
import type { CallFailure } from '../http/failure.ts'
import { mainNavigation } from '../navigation/navigation.ts'
import {
  readCreatedStorePage,
  rootCategoryOf,
  storeSlug,
  type StorePageFailure,
  type StoreSlugOptions,
} from './store-page.ts'
import { ignoreAnswer, type Http } from '../http/http.browser.ts'
import { fetchSiteLayouts, updateNavigation } from '../navigation/navigation.browser.ts'

/** Settings of a new store page. The title gives the defaults. */
export interface NewStorePage extends StoreSlugOptions {
  readonly websiteId: string
  readonly title: string
  /** Text of its link in navigations. @default the title */
  readonly navigationTitle?: string | undefined
  /** @default '' */
  readonly description?: string | undefined
  /**
   * True if visitors see it.
   * @default true
   */
  readonly enabled?: boolean | undefined
  /** Adds the page to the main navigation. */
  readonly navigation?: { readonly fieldName: string; readonly templateId: string } | undefined
}

/**
 * Creates a store page with its root category and, on request, a link in the main navigation.
 *
 * @example
 * ```ts
 * import { createStorePage } from '@sitewright/site/navigation'
 *
 * const created = await createStorePage(http, { websiteId: 'website-1', title: 'Pottery' })
 * if (created.ok) console.log(created.value.urlId)
 * ```
 */
export async function createStorePage(
  http: Http,
  page: NewStorePage,
): Promise<Result<CreatedStorePage & Pick<StorePage, 'urlId'>, StorePageFailure>> {
  const { websiteId, title, navigation } = page
  let links: SiteLayout['links'] = []
  if (navigation) {
    // Fetched before anything is created, so that a failure leaves no partial page.
    const layouts = await fetchSiteLayouts(http)
    if (!layouts.ok) return broken('layout', layouts)
    const main = mainNavigation(layouts.value)
    if (!main) return { ok: false, failure: { kind: 'no-main-navigation' } }
    links = main.links
  }

  const body = storePageOf(page)
  const created = await http.call(
    { ...createStorePageCall, params: { websiteId }, body },
    readCreatedStorePage,
  )
  if (!created.ok) return broken('page', created)
  const { id } = created.value

  const category = await createRootCategory(http, { websiteId, collectionId: id, title })
  if (!category.ok) return broken('category', category, id)

  if (navigation) {
    const updated = await updateNavigation(http, {
      ...navigation,
      navigation: [...links, { collectionId: id }],
    })
    if (!updated.ok) return broken('navigation', updated, id)
  }
  return { ok: true, value: { id, urlId: body.urlId } }
}

type CallStep = Extract<StorePageFailure, { readonly kind: 'call' }>['step']

const broken = (
  step: CallStep,
  { failure }: { readonly failure: CallFailure },
  id?: string,
): { readonly ok: false; readonly failure: StorePageFailure } => ({
  ok: false,
  failure: { kind: 'call', step, failure, id },
})

function storePageOf(page: NewStorePage): StorePage {
  const { title, navigationTitle = title, description = '', enabled = true } = page
  return { navigationTitle, title, urlId: storeSlug(title, page), description, enabled }
}

/** Creates the root category of a store page; also useful to retry that step after a failure. */
export const createRootCategory = (
  http: Http,
  {
    websiteId,
    collectionId,
    title,
  }: { readonly websiteId: string; readonly collectionId: string; readonly title: string },
): Promise<Result<true, CallFailure>> =>
  http.call(
    { ...createRootCategoryCall, params: { websiteId, collectionId }, body: rootCategoryOf(title) },
    ignoreAnswer,
  )
