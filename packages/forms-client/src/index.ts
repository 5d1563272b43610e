// Definition
export {
  defineForm,
  type AnswerOf,
  type FieldId,
  type FieldIdOfKind,
  type FormDefinition,
  type FormSettings,
  type FormVariant,
  type ValuesOf,
} from './definition/form-definition.ts'
export type {
  ChoiceField,
  Field,
  FieldCondition,
  FieldKind,
  FieldProblem,
  FieldValue,
  FieldValues,
  HiddenField,
  LikertField,
  PartsField,
  PhoneField,
  SectionField,
  TextareaField,
  TextField,
  ValueOf,
} from './field/kind/field.ts'

// Form
export { createForm } from './form/engine/create-form.browser.ts'
export type { Form, FormField, FormOptions, SubmitOptions } from './form/engine/form.browser.ts'
export type { FieldSnapshot } from './field/answer/field-store.ts'
export type { FormNotice, FormSnapshot, ShownProblem } from './form/state/snapshot.ts'
export { formMachine, isLocked, type FormEvent, type FormState } from './form/state/form.machine.ts'
export type { CheckContext, FieldCheck } from './form/validation/check.browser.ts'

export type { FormCaptcha } from './captcha/captcha.browser.ts'

// Rules
export { kinds, type FieldRules, type Kind, type SerialiseContext } from './field/kind/kind.ts'
export { sanitise } from './field/kind/sanitise.ts'
export { serialise } from './form/submission/submission.browser.ts'

// Failures and texts
export type { FormFailure } from './form/failure/failure.ts'
export { messages, type MessageKey, type Messages } from './messages.ts'
