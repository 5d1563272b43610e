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

/** A store page to be. What is left out follows from the title. */
export interface NewStorePage extends StoreSlugOptions {
  readonly websiteId: string
  readonly title: string
  readonly navigationTitle?: string | undefined
  readonly description?: string | undefined
  /** Whether visitors see it; they do unless said otherwise. */
  readonly enabled?: boolean | undefined
  /** Puts the page into the main navigation. */
  readonly navigation?: { readonly fieldName: string; readonly templateId: string } | undefined
}

/** Creates a store page with its root category and, if wanted, its place in the main navigation. */
export async function createStorePage(
  http: Http,
  page: NewStorePage,
): Promise<Result<CreatedStorePage & Pick<StorePage, 'urlId'>, StorePageFailure>> {
  const { websiteId, title, navigation } = page
  let links: SiteLayout['links'] = []
  if (navigation) {
    // Looked up before anything is created, so that nothing is left half made.
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

const storePageOf = (page: NewStorePage): StorePage => {
  const { title, navigationTitle = title, description = '', enabled = true } = page
  return { navigationTitle, title, urlId: storeSlug(title, page), description, enabled }
}

/** Gives a store page the category that all its others hang from, as after a failure at that step. */
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
