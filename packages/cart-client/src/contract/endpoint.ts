import * as z from 'zod/mini'
import type { Call } from './call.ts'
import { addEntryCall, fetchCartCall, removeEntryCall, setQuantityCall, updateFieldsCall } from './cart.ts'
import {
  fetchRestockEntriesCall,
  fetchRestockGroupsCall,
  sendAllRestockCall,
  sendRestockCall,
  signUpForRestockCall,
} from './restock.ts'
import * as schema from './schema.ts'
import { fetchStockCall } from './stock.ts'
import { startSubscriptionCall } from './subscription.ts'

/** A call together with what travels: in the query, in the body, and back. */
export interface Endpoint extends Call {
  readonly query?: z.ZodMiniType
  readonly body?: z.ZodMiniType
  readonly answer: z.ZodMiniType
}

/** Every call of this package. */
export const endpoints = {
  addEntry: { ...addEntryCall, body: schema.addEntryBody, answer: schema.addedEntry },
  updateFields: { ...updateFieldsCall, body: schema.fieldsBody, answer: schema.updatedEntry },
  setQuantity: { ...setQuantityCall, body: schema.quantityBody, answer: schema.updatedEntry },
  removeEntry: { ...removeEntryCall, answer: schema.updatedEntry },
  fetchCart: { ...fetchCartCall, query: schema.cartQuery, answer: schema.shoppingCart },
  startSubscription: {
    ...startSubscriptionCall,
    body: schema.subscriptionBody,
    answer: schema.startedSubscription,
  },
  fetchStock: { ...fetchStockCall, query: schema.stockQuery, answer: schema.stockResults },
  signUpForRestock: { ...signUpForRestockCall, body: schema.restockSignUp, answer: schema.ignored },
  fetchRestockGroups: {
    ...fetchRestockGroupsCall,
    query: schema.groupQuery,
    answer: schema.restockGroupPage,
  },
  fetchRestockEntries: {
    ...fetchRestockEntriesCall,
    query: schema.entryQuery,
    answer: schema.restockEntryPage,
  },
  sendRestock: { ...sendRestockCall, body: schema.restockSend, answer: schema.ignored },
  sendAllRestock: { ...sendAllRestockCall, body: schema.restockSendAll, answer: schema.ignored },
} as const satisfies Record<string, Endpoint>

/** The name of a call of this package. */
export type EndpointName = keyof typeof endpoints

type Output<Name extends EndpointName, Part extends 'body' | 'query'> =
  (typeof endpoints)[Name] extends Readonly<Record<Part, infer Type extends z.ZodMiniType>>
    ? z.output<Type>
    : undefined

/** What arrives with a call: its body and its query, as their schemas read them. */
export interface Arrival<Name extends EndpointName> {
  readonly body: Output<Name, 'body'>
  readonly query: Output<Name, 'query'>
}

/** Reads what arrived with a call; nothing if a part of it is not what it should be. */
export function readArrival<Name extends EndpointName>(
  name: Name,
  { body, query }: { readonly body: unknown; readonly query: unknown },
): Arrival<Name> | undefined {
  const endpoint: Endpoint = endpoints[name]
  const parts = {
    body: endpoint.body && z.safeParse(endpoint.body, body),
    query: endpoint.query && z.safeParse(endpoint.query, query),
  }
  if (parts.body?.success === false || parts.query?.success === false) return undefined
  return { body: parts.body?.data, query: parts.query?.data } as Arrival<Name>
}
