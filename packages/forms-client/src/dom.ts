// Forms in the markup of a page
export {
  enhance,
  enhanceAll,
  type CaptchaPlace,
  type EnhancedForm,
  type EnhanceOptions,
} from './form/form.dom.ts'
export { readDefinition } from './definition/definition.dom.ts'
export { earlyPressScript } from './form/early-press/early-press.ts'

// Success view
export { runScripts, type ScriptOptions } from './form/success/script.dom.ts'
export type { SuccessOptions } from './form/success/success.dom.ts'
