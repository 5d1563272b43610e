// Waiting lists
export {
  fetchRestockEntries,
  fetchRestockGroups,
  sendAllRestock,
  sendRestock,
  type ListFailure,
} from './restock/list/restock-list.browser.ts'
export type { RestockEntry, RestockGroup, RestockSendRequest } from './catalog/restock.contract.ts'
