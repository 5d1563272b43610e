import { timers, type Clock, type Cleanup } from '@sitewright/machine'
import { createStore, type Store } from '@sitewright/machine/store'
import { createFetchState } from '@sitewright/site/fetch-state'
import { storedList } from '../part/stored.ts'
import {
  requirePage,
  tableSnapshot,
  type DataColumn,
  type DataPage,
  type DataQuery,
  type DataTableSnapshot,
} from './data-table.ts'
import { pageOfRow, pageRange, pageSizeOf } from './paging.ts'
import { createRowSorter, SORTED_AT_ONCE } from './row-sorter.browser.ts'
import { isSameSort, nextSort, sortRows, type Sort, type SortOptions } from './sort.ts'

/** Fetches the rows of a page. A rejected promise is a failure. */
export type LoadRows<Row> = (query: DataQuery, signal: AbortSignal) => Promise<DataPage<Row>>

/** Rows in memory, or a function that fetches a page of them. */
export interface DataSource<Row> {
  /** In the order in which they are shown. */
  readonly columns: readonly DataColumn<Row>[]
  /** All rows in memory, which are sorted and split into pages here. Left out where `load` is given. */
  readonly rows?: readonly Row[] | undefined
  /** Fetches one page, sorted by the server. Called anew for each page, page size and sort order. */
  readonly load?: LoadRows<Row> | undefined
  /**
   * Language by whose rules texts are sorted.
   * @default the browser's
   */
  readonly locale?: string | undefined
}

/** Settings of `createDataTable`. */
export interface DataTableOptions<Row> extends DataSource<Row> {
  /**
   * The page at first, counted from 1.
   * @default 1
   */
  readonly page?: number | undefined
  /**
   * Rows per page at first.
   * @default 10
   */
  readonly pageSize?: number | undefined
  /**
   * Order at first.
   *
   * @default the order of the rows
   */
  readonly sort?: Sort | undefined
  /**
   * Receives the errors of failed loads.
   * @default the console
   */
  readonly report?: ((error: unknown) => void) | undefined
  /** Timers; a test gives a fake clock. */
  readonly clock?: Clock | undefined
}

/** A table of rows, of which one page is shown. */
export interface DataTable<Row> extends Store<DataTableSnapshot<Row>> {
  /** Sorts by a column: ascending, or the other direction if it is ascending already. */
  readonly sortBy: (columnId: string) => void
  /** Opens a page, counted from 1. */
  readonly goTo: (page: number) => void
  /** Changes the rows per page. The first row of the page stays on it. */
  readonly setPageSize: (pageSize: number) => void
  /** Shows another page, in another order or with another number of rows. The query that is shown changes nothing. */
  readonly setQuery: (query: DataQuery) => void
  /** Fetches the page again. */
  readonly refetch: () => void
  /** Replaces rows in memory, columns and the language. Another `load` fetches the page that is shown. */
  readonly setSource: (source: DataSource<Row>) => void
  /** Starts to fetch. The returned function aborts what is on its way. */
  readonly start: () => Cleanup
}

/**
 * Creates a table, without markup. Rows in memory are there at once, others after `start`.
 *
 * @example
 * ```ts
 * import { createDataTable } from '@sitewright/editor-ui/data-table'
 *
 * const table = createDataTable({
 *   columns: [{ id: 'customer', header: 'Customer', value: ({ customer }) => customer }],
 *   rows: [{ customer: 'Ada' }, { customer: 'Grace' }],
 * })
 * table.sortBy('customer')
 * ```
 */
export function createDataTable<Row>(options: DataTableOptions<Row>): DataTable<Row> {
  return options.load ? createRemoteTable(options, options.load) : createLocalTable(options)
}

type QueryOptions = Pick<DataTableOptions<never>, 'page' | 'pageSize' | 'sort'>

/** The query of a table at first. */
export const firstQuery = ({ page, pageSize, sort }: QueryOptions): DataQuery => ({
  page: page ?? 1,
  pageSize: pageSizeOf(pageSize),
  sort,
})

type Change = Pick<DataTable<never>, 'sortBy' | 'goTo' | 'setPageSize' | 'setQuery'>

/** The changes of a query. Another order begins at its first page. */
export function queryChanges(
  query: () => DataQuery,
  first: () => number,
  apply: (query: DataQuery) => void,
): Change {
  return {
    sortBy: (columnId) => apply({ ...query(), page: 1, sort: nextSort(query().sort, columnId) }),
    goTo: (page) => apply({ ...query(), page }),
    setPageSize: (size) => {
      const pageSize = pageSizeOf(size)
      apply({ ...query(), pageSize, page: pageOfRow(first(), pageSize) })
    },
    setQuery: (next) => {
      const { page, pageSize, sort } = query()
      const isSame = isSameSort(sort, next.sort)
      if (!isSame || page !== next.page || pageSize !== next.pageSize) {
        apply(isSame ? { ...next, sort } : next)
      }
    },
  }
}

function createLocalTable<Row>(options: DataTableOptions<Row>): DataTable<Row> {
  const { report = console.error } = options
  let { columns, locale } = options
  let all = storedList(options.rows)
  let query = firstQuery(options)
  // Many rows are sorted in slices once the table is started: a long task would hold up its first paint.
  let isUnsorted = query.sort !== undefined && all.length > SORTED_AT_ONCE
  let isFailed = false
  let sorted = isUnsorted ? all : sortNow()
  const sorter = createRowSorter<Row>(options.clock ?? timers)
  const { subscribe, snapshot, set } = createStore(pageOf(isUnsorted ? 'pending' : ended()))

  function ended(): 'failed' | 'success' {
    return isFailed ? 'failed' : 'success'
  }

  function pageOf(status: DataTableSnapshot<Row>['status']): DataTableSnapshot<Row> {
    const { page, first, last } = pageRange(query.page, query.pageSize, sorted.length)
    // Rows that come later belong to the page that was asked for.
    if (sorted.length > 0) query = { ...query, page }
    const rows = sorted.slice(Math.max(0, first - 1), last)
    return tableSnapshot(query, { rows, count: sorted.length }, status)
  }

  function orderOf(sort: Sort | undefined): SortOptions<Row> | undefined {
    const column = columns.find(({ id }) => id === sort?.columnId)
    return sort && column && { value: column.value, direction: sort.direction, locale }
  }

  function sortNow(): readonly Row[] {
    try {
      const order = orderOf(query.sort)
      return order ? sortRows(all, order) : all
    } catch (error) {
      return unsorted(error)
    }
  }

  /** The rows as they are: a value that they are sorted by cannot be read. */
  function unsorted(error: unknown): readonly Row[] {
    isFailed = true
    report(error)
    return all
  }

  function show(rows: readonly Row[]): void {
    sorted = rows
    set(pageOf(ended()))
  }

  function sort(): void {
    isUnsorted = false
    isFailed = false
    const order = orderOf(query.sort)
    if (order && all.length > SORTED_AT_ONCE) {
      sorter.sort(all, order, show, (error) => show(unsorted(error)))
      set(pageOf('pending'))
    } else {
      sorter.stop()
      show(sortNow())
    }
  }

  function apply(next: DataQuery): void {
    const isOther = next.sort !== query.sort
    query = next
    if (isOther) sort()
    else set(pageOf(snapshot().status))
  }

  return {
    subscribe,
    snapshot,
    ...queryChanges(
      () => query,
      () => snapshot().first,
      apply,
    ),
    refetch: sort,
    setSource: (source) => {
      columns = source.columns
      const rows = storedList(source.rows)
      if (rows === all && source.locale === locale) return
      all = rows
      locale = source.locale
      sort()
    },
    start: () => {
      if (isUnsorted) sort()
      return () => {
        // A sort that is stopped halfway begins anew with the next start.
        if (sorter.stop()) isUnsorted = true
      }
    },
  }
}

function createRemoteTable<Row>(options: DataTableOptions<Row>, firstLoad: LoadRows<Row>): DataTable<Row> {
  const { report, clock } = options
  let load = firstLoad
  let query = firstQuery(options)
  let shown = query
  let isStarted = false
  const fetching = createFetchState(async (signal) => requirePage(await load(query, signal)), {
    report,
    clock,
  })
  const { subscribe, snapshot, set } = createStore(take())

  function take(): DataTableSnapshot<Row> {
    const { status, value = { rows: [], count: 0 } } = fetching.snapshot()
    if (status === 'success') shown = query
    const { rows, count } = value
    const { page, pageSize, sort } = query
    // The range belongs to the rows that are there, the rest to those on their way.
    return { ...tableSnapshot(shown, { rows, count }, status), page, pageSize, sort }
  }

  function apply(next: DataQuery): void {
    query = next
    if (isStarted) void fetching.refetch()
    else set(take())
  }

  fetching.subscribe(() => {
    const { status, value } = fetching.snapshot()
    const { page } =
      value && status === 'success' ? pageRange(query.page, query.pageSize, value.count) : query
    // The last page has gone, with its rows: https://github.com/TanStack/table/issues/4994
    if (page !== query.page) apply({ ...query, page })
    else set(take())
  })

  return {
    subscribe,
    snapshot,
    ...queryChanges(
      () => query,
      () => snapshot().first,
      apply,
    ),
    refetch: () => apply(query),
    setSource: (source) => {
      if (!source.load || source.load === load) return
      load = source.load
      apply(query)
    },
    start: () => {
      isStarted = true
      void fetching.refetch()
      return () => {
        isStarted = false
        fetching.stop()
      }
    },
  }
}
