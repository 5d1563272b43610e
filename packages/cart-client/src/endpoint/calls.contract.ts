import type { Call } from '@sitewright/site/http'
import {
  addEntryCall,
  fetchCartCall,
  removeEntryCall,
  setQuantityCall,
  updateFieldsCall,
} from '../entry/cart.contract.ts'
import {
  fetchRestockEntriesCall,
  fetchRestockGroupsCall,
  sendAllRestockCall,
  sendRestockCall,
  signUpForRestockCall,
} from '../catalog/restock.contract.ts'
import { fetchStockCall } from '../catalog/stock.contract.ts'
import { startSubscriptionCall } from '../catalog/subscription.contract.ts'

/** Method and path of every call of this package. */
export const calls = {
  addEntry: addEntryCall,
  updateFields: updateFieldsCall,
  setQuantity: setQuantityCall,
  removeEntry: removeEntryCall,
  fetchCart: fetchCartCall,
  startSubscription: startSubscriptionCall,
  fetchStock: fetchStockCall,
  signUpForRestock: signUpForRestockCall,
  fetchRestockGroups: fetchRestockGroupsCall,
  fetchRestockEntries: fetchRestockEntriesCall,
  sendRestock: sendRestockCall,
  sendAllRestock: sendAllRestockCall,
} as const satisfies Record<string, Call>

/** The name of a call of this package. */
export type EndpointName = keyof typeof calls
