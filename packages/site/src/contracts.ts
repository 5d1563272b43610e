export { endpoints, type Endpoint, type EndpointName } from './contract/endpoint.ts'
export { readWith } from './contract/schema.ts'
