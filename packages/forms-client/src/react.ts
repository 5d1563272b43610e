// Form
export { earlyPressScript } from './form/early-press/early-press.ts'
export { Form, type FormProps } from './form/form.react.tsx'
export { FormRoot, type FormRootProps } from './form/form-root.react.tsx'
export { SubmitButton, type SubmitButtonProps } from './form/press/submit-button.react.tsx'
export { useForm, useFormSnapshot } from './hook/use-form.react.ts'
export { useFieldsState, useWatch } from './watch/watch.react.ts'

// Fields
export { useField, type FieldControls } from './field/hook/use-field.react.ts'
export { useInput, type InputControls, type InputProps } from './field/hook/use-input.react.ts'
export { Field } from './field/field.react.tsx'
export {
  CurrencyField,
  EmailField,
  NumberField,
  PasswordField,
  SelectField,
  TextareaField,
  TextField,
  TwitterField,
  WebsiteField,
} from './field/text-field.react.tsx'
export { AddressField, DateField, NameField, PhoneField, TimeField } from './field/parts-field.react.tsx'
export { CheckboxField, RadioField } from './field/choice-field.react.tsx'
export { LikertField } from './field/likert-field.react.tsx'
export { SectionField } from './field/section-field.react.tsx'
export { HiddenField } from './field/hidden-field.react.tsx'
export { ControlElement, FieldControlGroup, type FieldProps } from './field/field-frame.react.tsx'
export { CharacterCount, type CharacterCountProps } from './field/character-count.react.tsx'

// Failures
export { ErrorBanner, ErrorSummary } from './error/error-summary.react.tsx'

// Captcha
export { Captcha, type CaptchaProps } from './captcha/captcha.react.tsx'

// Success
export { SuccessMessage, type SuccessMessageProps } from './form/success/success-message.react.tsx'
export { AnswerSummary, type AnswerSummaryProps } from './answer-summary/answer-summary.react.tsx'
