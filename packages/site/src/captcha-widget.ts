export {
  createCaptchaWidgets,
  renderedMark,
  type CaptchaWidget,
  type CaptchaWidgets,
  type WidgetApi,
  type WidgetSettings,
} from './browser/captcha-widget.ts'
export type { CaptchaSize } from './core/captcha.ts'
