// Attributes of the elements of a form, for skins of your own
export { connectForm, connectSubmitButton, type FormView } from './form/form.connect.ts'
export {
  connectField,
  type Control,
  type ControlGroup,
  type FieldApi,
  type FieldView,
} from './field/field.connect.ts'
export { connectItem, fieldElementIds, type ItemView } from './item/item.connect.ts'
export {
  connectErrorSummary,
  type ErrorLink,
  type ErrorSummary,
  type ErrorSummaryApi,
} from './error/error.connect.ts'
export { focusAfterFailure, type FocusTarget } from './form/focus/focus.ts'
export { connectCounter, counterPauseMs, type CounterView } from './counter/counter.connect.ts'
export { connectBadge, connectCaptcha } from './captcha/captcha.connect.ts'
export { connectSuccess, type SuccessView } from './form/success/success.connect.ts'
export { connectAnswerSummary, type AnswerSummaryView } from './answer-summary/answer-summary.connect.ts'

// Answers in words
export { summarise, summariseAnswers, type AnswerLines } from './answer-summary/answer-summary.ts'

// Labels of the parts of fields
export { labels, type LabelKey, type Labels } from './labels.ts'
