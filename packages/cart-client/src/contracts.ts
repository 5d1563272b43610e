export { endpoints, type Endpoint, type EndpointName } from './endpoint/endpoint.contract.ts'
export { readWith, schemaReaders } from './endpoint/schema-reader.contract.ts'
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
} from './endpoint/schema.contract.ts'
