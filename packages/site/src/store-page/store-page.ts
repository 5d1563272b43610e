import type { CreatedStorePage, RootCategory } from './store-page.contract.ts'
import type { CallFailure } from '../http/failure.ts'
import { readerOf } from '../reader/reader.ts'
import { isRecord } from '../reader/value.ts'

/** Reason why a store page is missing or incomplete: `id` is set once the page itself exists. */
export type StorePageFailure =
  | {
      /** The site has no main navigation. Nothing was created. */
      readonly kind: 'no-main-navigation'
    }
  | {
      readonly kind: 'call'
      /** The step that failed. Those before it were done: `layout` reads, the others create and change. */
      readonly step: 'layout' | 'page' | 'category' | 'navigation'
      readonly failure: CallFailure
      /** Id of the page, if it exists by now: repeat the steps after `page` for it. */
      readonly id?: string | undefined
    }

/** Reads the id of a store page that was created. */
export const readCreatedStorePage = readerOf<CreatedStorePage>((body) =>
  isRecord(body) && typeof body.id === 'string' ? { id: body.id } : undefined,
)

/** Creates the root category of a new store page. */
export const rootCategoryOf = (displayName: string): RootCategory => ({
  displayName,
  parentCategoryId: '',
  type: 'ROOT',
  pageRendering: 'LIST_VIEW',
  displayIndex: 1,
})

/** Settings of `storeSlug`. */
export interface StoreSlugOptions {
  /** Slugs of other pages. */
  readonly taken?: readonly string[] | undefined
  /**
   * Title to use if the slug of the title is shorter than three characters.
   * @default 'Store'
   */
  readonly fallbackTitle?: string | undefined
}

/** Derives the URL segment of a store page from its title. */
export function storeSlug(
  title: string,
  { taken = [], fallbackTitle = 'Store' }: StoreSlugOptions = {},
): string {
  const own = slugOf(title)
  const slug = own.length < 3 ? slugOf(fallbackTitle) || 'store' : own
  if (!taken.includes(slug)) return slug
  // In natural order shop-10 comes after shop-2, and the next one follows the last.
  const suffix = new RegExp(`^${slug}-(\\d+)$`)
  const last = taken
    .map((other) => BigInt(suffix.exec(other)?.[1] ?? 0))
    .reduce((greater, number) => (number > greater ? number : greater))
  return `${slug}-${last + 1n}`
}

/** Turns a text into a URL segment: lower-case Latin letters and digits, separated by single hyphens. */
const slugOf = (text: string): string =>
  text
    // In capitals ß is SS, and ı is I.
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}|['’]/gu, '')
    // NFKD does not decompose these.
    .replace(/þ/g, 'th')
    .replace(/æ/g, 'ae')
    .replace(/œ/g, 'oe')
    .replace(/ø/g, 'o')
    .replace(/[đð]/g, 'd')
    .replace(/ł/g, 'l')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
