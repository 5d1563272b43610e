export { createCaptcha, type Captcha, type TokenApi } from './browser/captcha.ts'
export { CaptchaAction } from './core/captcha.ts'
