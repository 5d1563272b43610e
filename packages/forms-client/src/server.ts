export {
  readSubmission,
  type ServerCheck,
  type SubmissionReadOptions,
  type SubmissionRefusal,
} from './server/submission.ts'
export { readRequest, type FormEntries, type FormRequest } from './server/request.ts'
export type { AnswersOptions } from './server/answers.ts'
export { formSchema } from './server/standard-schema.ts'
export { defineForm, type FormDefinition, type ValuesOf } from './definition/form-definition.ts'
