export { endpoints, type Endpoint, type EndpointName } from './contract/endpoint.ts'
export { readWith, schemaReaders } from './contract/schema-reader.ts'
export {
  addedEntry,
  cartEntry,
  cartQuery,
  failure,
  navigateTarget,
  product,
  restockEntryPage,
  restockGroupPage,
  restockSend,
  restockSendAll,
  restockSignUp,
  shoppingCart,
  startedSubscription,
  stockResults,
  subscriptionPlan,
  updatedEntry,
  variant,
} from './contract/schema.ts'
