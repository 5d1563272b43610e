import type { CreatedStorePage, RootCategory } from './store-page.contract.ts'
import type { CallFailure } from '../http/failure.ts'
import { readerOf } from '../reader/reader.ts'
import { isRecord } from '../reader/value.ts'

/** Why there is no store page, or only a part of one: `id` is there once the page itself exists. */
export type StorePageFailure =
  | { readonly kind: 'no-main-navigation' }
  | {
      readonly kind: 'call'
      readonly step: 'layout' | 'page' | 'category' | 'navigation'
      readonly failure: CallFailure
      readonly id?: string | undefined
    }

/** Reads the id of a store page that was created. */
export const readCreatedStorePage = readerOf<CreatedStorePage>((body) =>
  isRecord(body) && typeof body.id === 'string' ? { id: body.id } : undefined,
)

/** The category that a new store page begins with. */
export const rootCategoryOf = (displayName: string): RootCategory => ({
  displayName,
  parentCategoryId: '',
  type: 'ROOT',
  pageRendering: 'LIST_VIEW',
  displayIndex: 1,
})

/** What the slug of a store page depends on besides its title. */
export interface StoreSlugOptions {
  /** Slugs that other pages have. */
  readonly taken?: readonly string[] | undefined
  /** Whose slug is used when the title's is shorter than three characters: 'Store'. */
  readonly fallbackTitle?: string | undefined
}

/** The place of a store page in the site's URLs, derived from its title. */
export function storeSlug(
  title: string,
  { taken = [], fallbackTitle = 'Store' }: StoreSlugOptions = {},
): string {
  const own = slugOf(title)
  const slug = own.length < 3 ? slugOf(fallbackTitle) : own
  if (!taken.includes(slug)) return slug
  // In natural order shop-10 comes after shop-2, and the next one follows the last.
  const suffix = new RegExp(`^${slug}-(\\d+)$`)
  const last = taken
    .map((other) => BigInt(suffix.exec(other)?.[1] ?? 0))
    .reduce((greater, number) => (number > greater ? number : greater))
  return `${slug}-${last + 1n}`
}

/** A text as a part of a URL: small Latin letters and digits, with single hyphens between. */
const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}|['’]/gu, '')
    // These do not fall apart into a plain letter and an accent.
    .replace(/ß/g, 'ss')
    .replace(/æ/g, 'ae')
    .replace(/ø/g, 'o')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
