import { CaptchaAction, type Captcha } from '@sitewright/site/captcha'
import type { CaptchaWidget } from '@sitewright/site/captcha-widget'
import type { FormVariant } from '../form/form.ts'
import type { FormCaptcha } from './captcha.ts'

const actions: Readonly<Record<FormVariant, CaptchaAction>> = {
  form: CaptchaAction.formBlock,
  newsletter: CaptchaAction.newsletterBlock,
  'promo-popup': CaptchaAction.promotionalPopup,
}

/** Captcha of a form without anything to solve: each submission gets a token of its own. */
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
})

/** Captcha of a form with a widget that the visitor solves. */
export const widgetCaptcha = (
  { token, subscribe, reset }: Pick<CaptchaWidget, 'token' | 'subscribe' | 'reset'>,
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
})
