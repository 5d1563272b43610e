export { useCaptcha, type CaptchaState } from './use-captcha.ts'
export { useCaptchaWidget } from './use-captcha-widget.ts'
