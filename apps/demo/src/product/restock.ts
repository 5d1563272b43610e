import { offerMessages } from '@sitewright/cart-client'
import { enhanceRestock } from '@sitewright/cart-client/restock'
import type { Captcha } from '@sitewright/site/captcha'
import { succeed } from '@sitewright/machine/result'
import { readSettings } from '../settings/settings.ts'
import type { Shop } from '../wiring.ts'

/** Fake captcha that accepts everyone unless it is blocked: the demo calls no third party. */
const fakeCaptcha: Captcha = {
  load: () =>
    readSettings().fault === 'captcha'
      ? Promise.reject(new Error('The captcha is blocked.'))
      : Promise.resolve(),
  token: (action) => Promise.resolve(succeed(`demo-${action}`)),
}

const restockMessages = {
  en: offerMessages,
  de: {
    ...offerMessages,
    'restock.error.emailBlank': 'Bitte eine E-Mail-Adresse angeben',
    'restock.error.emailInvalid': 'Die E-Mail-Adresse stimmt nicht',
    'restock.error.submit': 'Das ging nicht. Bitte später noch einmal versuchen.',
    'restock.success': 'Vorgemerkt!',
  },
} as const

/** Starts the restock form of a sold-out product, and returns the function that stops it. */
export function startRestock(
  { client, context, localization: { locale } }: Shop,
  block: HTMLElement,
): () => void {
  const { restockSuccessText } = context.websiteSettings.storeSettings
  return enhanceRestock(client, block, {
    captcha: fakeCaptcha,
    language: locale,
    messages: restockMessages[locale],
    ...(typeof restockSuccessText === 'string' && { restockSuccessText }),
  })
}
