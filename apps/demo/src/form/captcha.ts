import type { FormCaptcha, FormVariant } from '@sitewright/forms-client'
import { invisibleCaptcha, widgetCaptcha } from '@sitewright/forms-client/captcha'
import type { CaptchaPlace } from '@sitewright/forms-client/dom'
import {
  createCaptcha,
  createCaptchaLoader,
  createCaptchaWidgets,
  recaptchaCheckbox,
  recaptchaEnterprise,
  type CaptchaProvider,
} from '@sitewright/site/captcha'
import { readSettings } from '../settings/settings.ts'
import type { Shop } from '../wiring.ts'

const isBlocked = (): boolean => readSettings().fault === 'captcha'

/** A provider whose script comes from the demo itself, which calls no third party. */
const local = <Api>(provider: CaptchaProvider<Api>): CaptchaProvider<Api> => ({
  ...provider,
  scriptUrl: (siteKey) => `${isBlocked() ? '/blocked' : ''}/captcha.js?render=${siteKey}`,
  api: (view) => (isBlocked() ? undefined : provider.api(view)),
})

/** Captcha without anything to solve, whose badge is there from the first focus on. */
function invisible(siteKey: string | undefined, variant: FormVariant | undefined): FormCaptcha {
  const captcha = createCaptcha(createCaptchaLoader(local(recaptchaEnterprise), { siteKey }))
  // A captcha that does not load is for the submission to say.
  captcha.load().catch(() => undefined)
  return invisibleCaptcha(captcha, variant)
}

/**
 * Creates the captcha of a form of the shop: a checkbox where the form has a place for one. A checkbox that was blocked is
 * shown after the next submission, if its script can be loaded by then.
 */
export function formCaptcha({ context, log }: Shop, { container, definition }: CaptchaPlace): FormCaptcha {
  const { siteKey } = context.website.captchaSettings ?? {}
  if (!container) return invisible(siteKey, definition.variant)
  const report = (problem: unknown) => log.note('page', 'captcha', 'bad', String(problem))
  const widgets = createCaptchaWidgets(createCaptchaLoader(local(recaptchaCheckbox), { siteKey }), { report })
  return widgetCaptcha(widgets.render(container))
}
