export {
  createCaptchaLoader,
  type CaptchaLoader,
  type CaptchaOptions,
  type CaptchaProvider,
} from './browser/captcha-loader.ts'
export { CaptchaError, captchaText, type CaptchaFailure } from './core/captcha.ts'
