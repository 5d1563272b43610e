export { endpoints, type Arrival, type Endpoint, type EndpointName } from './endpoint/endpoint.contract.ts'
export { readArrival } from './endpoint/arrival.ts'
export { readWith } from './reader/schema.ts'
