// A token for each action, invisible to visitors
export { CaptchaAction, createCaptcha, type Captcha, type TokenApi } from './captcha.browser.ts'

// A widget for each container
export {
  createCaptchaWidgets,
  type CaptchaSize,
  type CaptchaWidget,
  type CaptchaWidgets,
  type WidgetApi,
  type WidgetSettings,
} from './captcha-widget.browser.ts'

// The script of a service, loaded once
export {
  CaptchaError,
  createCaptchaLoader,
  type CaptchaFailure,
  type CaptchaLoader,
  type CaptchaOptions,
  type CaptchaProvider,
} from './captcha-loader.browser.ts'

// Services
export { recaptchaCheckbox, recaptchaEnterprise } from './recaptcha.browser.ts'
export { turnstile } from './turnstile.browser.ts'
