/** Actions guarded by a captcha. */
export const CaptchaAction = {
  formBlock: 'FORM_BLOCK_SUBMISSION',
  newsletterBlock: 'NEWSLETTER_BLOCK_SUBMISSION',
  restockSignUp: 'PRODUCT_WAITLIST_SUBMISSION',
  promotionalPopup: 'PROMO_POPUP_SUBMISSION',
} as const

/** The name of a guarded action. */
export type CaptchaAction = (typeof CaptchaAction)[keyof typeof CaptchaAction]

/** Smallest width of a container with the normal widget, in CSS pixels. */
export const normalWidgetWidth = 320

/** Size of a captcha widget. */
export type CaptchaSize = 'compact' | 'normal'

/** Returns the size of the widget for a container of some width. */
export const captchaSizeFor = (width: number): CaptchaSize =>
  width < normalWidgetWidth ? 'compact' : 'normal'

/** Reason why a captcha or a token is missing. */
export type CaptchaFailure =
  /** `no-site-key`: the page has none. `not-set-up`: `token` was called before `load`. */
  | 'no-site-key'
  | 'not-set-up'
  /** The document was closed meanwhile. */
  | 'destroyed'
  | 'timeout'
  /** The provider's script could not be loaded. */
  | 'blocked'
  /** The provider gave no token. */
  | 'refused'

/** Messages for developers about some failures. */
export const captchaText: Readonly<Partial<Record<CaptchaFailure, string>>> = {
  'no-site-key': 'Enterprise V3 ReCaptcha site key not found',
  'not-set-up': 'ReCaptcha has not been set up!',
  destroyed: '[GoogleReCaptchaAPI] Document was destroyed',
}

/** Error of a captcha that could not be loaded or shown. */
export class CaptchaError extends Error {
  override readonly name = 'CaptchaError'
  /** What failed, for code that tells errors apart. */
  readonly kind: CaptchaFailure

  constructor(kind: CaptchaFailure, cause?: unknown) {
    super(captchaText[kind] ?? `The captcha failed: ${kind}`, { cause })
    this.kind = kind
  }
}
