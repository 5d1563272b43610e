export { endpoints, type EndpointName } from './form/schema.contract.ts'
export type { FormSubmission } from './form/form.contract.ts'
export type { FormRender } from './census/census.contract.ts'
