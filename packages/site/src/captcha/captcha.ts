/** What a captcha token is asked for. */
export const CaptchaAction = {
  formBlock: 'FORM_BLOCK_SUBMISSION',
  newsletterBlock: 'NEWSLETTER_BLOCK_SUBMISSION',
  restockSignUp: 'PRODUCT_WAITLIST_SUBMISSION',
  promotionalPopup: 'PROMO_POPUP_SUBMISSION',
} as const

/** The name of an action that a captcha guards. */
export type CaptchaAction = (typeof CaptchaAction)[keyof typeof CaptchaAction]

/** The narrowest container, in CSS pixels, that gets the normal widget. */
export const normalWidgetWidth = 320

/** How large a captcha widget is. */
export type CaptchaSize = 'compact' | 'normal'

/** The widget for a container of some width. */
export const captchaSizeFor = (width: number): CaptchaSize =>
  width < normalWidgetWidth ? 'compact' : 'normal'

/** Why there is no captcha, or no token. */
export type CaptchaFailure =
  /** `no-site-key`: the page names none. `not-set-up`: a token was asked for before `load`. */
  | 'no-site-key'
  | 'not-set-up'
  /** The document went away meanwhile. */
  | 'destroyed'
  | 'timeout'
  /** The provider's script could not be loaded. */
  | 'blocked'
  /** The provider gave no token. */
  | 'refused'

/** What a developer reads about a failure, where there is a sentence for it. */
export const captchaText: Readonly<Partial<Record<CaptchaFailure, string>>> = {
  'no-site-key': 'Enterprise V3 ReCaptcha site key not found',
  'not-set-up': 'ReCaptcha has not been set up!',
  destroyed: '[GoogleReCaptchaAPI] Document was destroyed',
}

/** A captcha that could not be loaded or shown. */
export class CaptchaError extends Error {
  override readonly name = 'CaptchaError'
  readonly kind: CaptchaFailure

  constructor(kind: CaptchaFailure, cause?: unknown) {
    super(captchaText[kind] ?? `The captcha failed: ${kind}`, { cause })
    this.kind = kind
  }
}
