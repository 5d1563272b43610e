import type { Endpoint } from '@sitewright/site/contracts'
import { calls, type EndpointName } from './calls.contract.ts'
import * as schema from './schema.contract.ts'

/** Every call of this package. */
export const endpoints = {
  addEntry: { ...calls.addEntry, body: schema.addEntryBody, answer: schema.addedEntry },
  updateFields: { ...calls.updateFields, body: schema.fieldsBody, answer: schema.updatedEntry },
  setQuantity: { ...calls.setQuantity, body: schema.quantityBody, answer: schema.updatedEntry },
  removeEntry: { ...calls.removeEntry, answer: schema.updatedEntry },
  fetchCart: { ...calls.fetchCart, query: schema.cartQuery, answer: schema.shoppingCart },
  startSubscription: {
    ...calls.startSubscription,
    body: schema.subscriptionBody,
    answer: schema.startedSubscription,
  },
  fetchStock: { ...calls.fetchStock, query: schema.stockQuery, answer: schema.stockResults },
  signUpForRestock: { ...calls.signUpForRestock, body: schema.restockSignUp, answer: schema.ignored },
  fetchRestockGroups: {
    ...calls.fetchRestockGroups,
    query: schema.groupQuery,
    answer: schema.restockGroupPage,
  },
  fetchRestockEntries: {
    ...calls.fetchRestockEntries,
    query: schema.entryQuery,
    answer: schema.restockEntryPage,
  },
  sendRestock: { ...calls.sendRestock, body: schema.restockSend, answer: schema.ignored },
  sendAllRestock: { ...calls.sendAllRestock, body: schema.restockSendAll, answer: schema.ignored },
} as const satisfies Record<EndpointName, Endpoint>

export type { Endpoint, EndpointName }
