export { recaptchaCheckbox, recaptchaEnterprise } from './browser/recaptcha.ts'
