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
} from './kind/field.ts'

// Form
export { createForm } from './engine/create-form.browser.ts'
export type { Form, FormField, FormOptions, SubmitOptions } from './engine/form.browser.ts'
export type { FieldSnapshot } from './answer/field-store.ts'
export type { FormNotice, FormSnapshot, ShownProblem } from './state/snapshot.ts'
export { formMachine, isLocked, type FormEvent, type FormState } from './state/form.machine.ts'
export type { CheckContext, FieldCheck } from './engine/check.browser.ts'

export type { FormCaptcha } from './captcha/captcha.browser.ts'

// Rules
export { kinds, type FieldRules, type Kind, type SerialiseContext } from './kind/kind.ts'
export { sanitise } from './kind/sanitise.ts'
export { serialise } from './submission/submission.browser.ts'

// Failures and texts
export type { FormFailure } from './failure/failure.ts'
export { messages, type MessageKey, type Messages } from './messages.ts'
