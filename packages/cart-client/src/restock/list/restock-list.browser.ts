import { fail, succeed, type Result } from '@sitewright/machine/result'
import { ignoreAnswer, type Http } from '@sitewright/site/http'
import { fields, flag, maybe, orElse, reader, text, type Check } from '@sitewright/site/reader'
import { listOf } from '../../entry/checks.ts'
import {
  fetchRestockEntriesCall,
  fetchRestockGroupsCall,
  sendAllRestockCall,
  sendRestockCall,
  type PageCursor,
  type RestockEntry,
  type RestockEntryPage,
  type RestockGroup,
  type RestockGroupPage,
  type RestockSendRequest,
} from '../../catalog/restock.contract.ts'
import type { CartFailure } from '../../failure/failure.ts'
import { call } from '../../call.browser.ts'

/** Why a list could not be read to its end. */
export type ListFailure =
  | CartFailure
  /** The server announces another page without a cursor, or with one that was used before. */
  | {
      readonly kind: 'cursor'
      /** The cursor that came again. Undefined if there was none. */
      readonly cursor: string | undefined
    }

const rows =
  (row: Readonly<Record<string, Check>>): Check =>
  (value, path) =>
    listOf((each, at) => fields(each, at, row))(value ?? [], path)

const cursorFields = { hasNextPage: orElse(flag, false), nextPageCursor: maybe(text) }
const readGroups = reader<RestockGroupPage>((value, path) =>
  fields(value, path, { signUpGroups: rows({ productId: text, variantId: text }), ...cursorFields }),
)
const readEntries = reader<RestockEntryPage>((value, path) =>
  fields(value, path, { signUps: rows({ siteVisitorEmail: text }), ...cursorFields }),
)

/** Reads page after page, to the last one. */
async function readAll<Page extends PageCursor, Row>(
  readPage: (cursor: string | undefined) => Promise<Result<Page, CartFailure>>,
  rowsOf: (page: Page) => readonly Row[],
): Promise<Result<readonly Row[], ListFailure>> {
  const all: Row[] = []
  const seen = new Set<string>()
  for (let cursor: string | undefined; ;) {
    const page = await readPage(cursor)
    if (!page.ok) return page
    all.push(...rowsOf(page.value))
    if (!page.value.hasNextPage) return succeed(all)
    const next = page.value.nextPageCursor ?? undefined
    if (!next || seen.has(next)) return fail({ kind: 'cursor', cursor: next })
    seen.add(next)
    cursor = next
  }
}

/**
 * Fetches all variants that shoppers wait for.
 *
 * @example
 * ```ts
 * import { fetchRestockGroups, sendRestock } from '@sitewright/cart-client/admin'
 *
 * const groups = await fetchRestockGroups(http)
 * if (groups.ok) console.log(groups.value.length)
 * await sendRestock(http, { productId: 'mug', variantId: 'mug-red' })
 * ```
 */
export const fetchRestockGroups = (http: Http): Promise<Result<readonly RestockGroup[], ListFailure>> =>
  readAll(
    (cursor) => call(http, { ...fetchRestockGroupsCall, query: { cursor } }, readGroups),
    ({ signUpGroups }) => signUpGroups,
  )

/** Fetches all shoppers who wait for a variant. */
export const fetchRestockEntries = (
  http: Http,
  { productId, variantId }: RestockSendRequest,
): Promise<Result<readonly RestockEntry[], ListFailure>> =>
  readAll(
    (cursor) =>
      call(http, { ...fetchRestockEntriesCall, query: { productId, variantId, cursor } }, readEntries),
    ({ signUps }) => signUps,
  )

/** Notifies the shoppers who wait for a variant that it is back. */
export const sendRestock = (
  http: Http,
  { productId, variantId }: RestockSendRequest,
): Promise<Result<true, CartFailure>> =>
  call(http, { ...sendRestockCall, body: { productId, variantId } }, ignoreAnswer)

/** Notifies the shoppers who wait for any of several variants. */
export const sendAllRestock = (
  http: Http,
  sendRequests: readonly RestockSendRequest[],
): Promise<Result<true, CartFailure>> =>
  call(http, { ...sendAllRestockCall, body: { sendRequests } }, ignoreAnswer)
