export { endpoints, type EndpointName } from './endpoint/schema.contract.ts'
export type { FormSubmission } from './endpoint/form.contract.ts'
export type { FormRender } from './census/census.contract.ts'
