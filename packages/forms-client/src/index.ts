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
} from './form/form.ts'
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
} from './field/field.ts'

// Form
export { createForm } from './form/create-form.browser.ts'
export type { Form, FormField, FormOptions, SubmitOptions } from './form/form.browser.ts'
export type { FieldSnapshot } from './field/field-store.ts'
export type { FormNotice, FormSnapshot, ShownProblem } from './form/snapshot.ts'
export { formMachine, isLocked, type FormEvent, type FormState } from './form/form.machine.ts'
export type { CheckContext, FieldCheck } from './form/check.browser.ts'

export type { FormCaptcha } from './captcha/captcha.browser.ts'

// Rules
export { kinds, type FieldRules, type Kind, type SerialiseContext } from './field/kind.ts'
export { sanitise } from './field/sanitise.ts'
export { serialise } from './form/submission.browser.ts'

// Failures and texts
export type { FormFailure } from './form/failure.ts'
export { messages, type MessageKey, type Messages } from './messages.ts'
