export { endpoints, type Endpoint, type EndpointName } from './contract/endpoint.ts'
export { readWith, schemaReaders } from './contract/schema-reader.ts'
export {
  addedEntry,
  cartEntry,
  cartQuery,
  failure,
  navigateTarget,
  restockEntryPage,
  restockGroupPage,
  restockSend,
  restockSendAll,
  restockSignUp,
  shoppingCart,
  startedSubscription,
  stockResults,
  updatedEntry,
} from './contract/schema.ts'
