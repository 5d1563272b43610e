import { readWith } from '@sitewright/site/contracts'
import { addedEntry, shoppingCart, updatedEntry } from './schema.contract.ts'

/** The schemas as readers of a cart: `createCartClient({ readers: schemaReaders })`. */
export const schemaReaders = {
  cart: readWith(shoppingCart),
  added: readWith(addedEntry),
  updated: readWith(updatedEntry),
}
