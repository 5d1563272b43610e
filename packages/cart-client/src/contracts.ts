export { endpoints, type Endpoint, type EndpointName } from './endpoint/endpoint.contract.ts'
export { schemaReaders } from './endpoint/schema-reader.contract.ts'
export { readWith } from '@sitewright/site/contracts'
export {
  failure,
  product,
  restockSignUp,
  shoppingCart,
  subscriptionPlan,
  updatedEntry,
  variant,
} from './endpoint/schema.contract.ts'
