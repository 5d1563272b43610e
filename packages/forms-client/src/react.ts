// Form
export { earlyPressScript } from './form/early-press.ts'
export { Form, type FormProps } from './form/form.react.tsx'
export { SubmitButton, type SubmitButtonProps } from './form/submit-button.react.tsx'
export { useField, useForm, useFormSnapshot, type FieldControls } from './form/use-form.react.ts'

// Fields
export {
  ControlElement,
  Field,
  FieldControls as FieldControlGroup,
  type FieldProps,
} from './field/field.react.tsx'
export { CharacterCount, type CharacterCountProps } from './counter/character-count.react.tsx'

// Failures
export { ErrorBanner, ErrorSummary } from './error/error-summary.react.tsx'

// Captcha
export { Captcha, type CaptchaProps } from './captcha/captcha.react.tsx'

// Success
export { SuccessMessage, type SuccessMessageProps } from './success/success-message.react.tsx'
export { AnswerSummary, type AnswerSummaryProps } from './answer-summary/answer-summary.react.tsx'
