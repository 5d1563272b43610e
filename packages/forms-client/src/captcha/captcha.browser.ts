import type { Cleanup } from '@sitewright/machine'
import { CaptchaAction, type Captcha, type CaptchaWidget } from '@sitewright/site/captcha'
import type { FormVariant } from '../definition/form-definition.ts'
import { followBadge } from './badge.dom.ts'

export { followBadge }

/** Captcha of a form: an invisible one, or a widget in a container. */
export interface FormCaptcha {
  /**
   * Returns the answer for one submission, undefined while the visitor has not solved it. It may reject, or not answer
   * for a minute: the submission then fails as with an unsolved one. The signal is aborted when the answer is no longer
   * needed.
   */
  readonly answer: (context?: {
    /** Aborted when the answer is no longer needed. */
    readonly signal?: AbortSignal | undefined
  }) => Promise<string | undefined>
  /** Asks for a new answer: each is for one submission, whether it is saved or fails. */
  readonly reset: () => void
  /** True while the submit button has to wait for the answer. */
  readonly isBlocking: () => boolean
  /** Calls back when `isBlocking` changes. */
  readonly subscribe: (listener: () => void) => Cleanup
  /** Follows a form that is shown, such as with its badge: `followBadge`. The returned function ends it. */
  readonly follow?: ((form: HTMLElement) => Cleanup) | undefined
  /** Removes its widget. Called by the cleanup of `enhance`. */
  readonly remove?: (() => void) | undefined
}

const actions: Readonly<Record<FormVariant, CaptchaAction>> = {
  form: CaptchaAction.formBlock,
  newsletter: CaptchaAction.newsletterBlock,
  'promo-popup': CaptchaAction.promotionalPopup,
}

/**
 * Creates the captcha of a form without anything to solve: each submission gets a token of its own.
 *
 * @example
 * ```ts
 * import { invisibleCaptcha } from '@sitewright/forms-client/captcha'
 * import { createCaptcha, createCaptchaLoader, recaptchaEnterprise } from '@sitewright/site/captcha'
 *
 * const captcha = createCaptcha(createCaptchaLoader(recaptchaEnterprise, { siteKey: 'your-key' }))
 * const form = createForm(contact, { ...save, captcha: invisibleCaptcha(captcha) })
 * ```
 */
export const invisibleCaptcha = (captcha: Captcha, variant: FormVariant = 'form'): FormCaptcha => ({
  answer: async () => {
    await captcha.load()
    const token = await captcha.token(actions[variant])
    if (token.ok) return token.value
    throw token.failure
  },
  reset: () => undefined,
  isBlocking: () => false,
  subscribe: () => () => undefined,
  follow: followBadge,
})

/**
 * Creates the captcha of a form with a widget that the visitor solves.
 *
 * @example
 * ```ts
 * import { widgetCaptcha } from '@sitewright/forms-client/captcha'
 * import { createCaptchaLoader, createCaptchaWidgets, turnstile } from '@sitewright/site/captcha'
 *
 * const widgets = createCaptchaWidgets(createCaptchaLoader(turnstile, { siteKey: 'your-key' }))
 * const captcha = widgetCaptcha(widgets.render(container), { isBound: true })
 * ```
 */
export const widgetCaptcha = (
  {
    token,
    subscribe,
    reset,
    remove,
  }: Pick<CaptchaWidget, 'token' | 'subscribe' | 'reset'> & Partial<Pick<CaptchaWidget, 'remove'>>,
  {
    isBound = false,
  }: {
    /**
     * Binds the submit button: it is disabled until the captcha is solved.
     * @default false
     */
    readonly isBound?: boolean | undefined
  } = {},
): FormCaptcha => ({
  answer: () => Promise.resolve(token()),
  reset,
  isBlocking: () => isBound && token() === undefined,
  subscribe,
  remove,
})
