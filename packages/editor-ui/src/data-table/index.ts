export {
  createDataTable,
  type DataSource,
  type DataTable as DataTableStore,
  type DataTableOptions,
  type LoadRows,
} from './data-table.browser.ts'
export {
  connectDataTable,
  type DataTableApi,
  type DataTableAttributes,
  type DataTableMessages,
  type DataTableTexts,
} from './data-table.connect.ts'
export { DataTable, type DataTableColumn, type DataTableProps } from './data-table.react.tsx'
export { type DataColumn, type DataPage, type DataQuery, type DataTableSnapshot } from './data-table.ts'
export type { PageRange } from './paging.ts'
export { type CellValue, type Sort, type SortDirection } from './sort.ts'
