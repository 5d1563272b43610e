export { endpoints, type Endpoint, type EndpointName } from './endpoint/endpoint.contract.ts'
export { schemaReaders } from './endpoint/schema-reader.contract.ts'
export { readWith } from '@sitewright/site/contracts'
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
