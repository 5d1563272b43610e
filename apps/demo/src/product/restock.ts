import { offerMessages } from '@sitewright/cart-client'
import { enhanceRestock } from '@sitewright/cart-client/restock'
import type { Captcha } from '@sitewright/site/captcha'
import { succeed } from '@sitewright/machine/result'
import { pageTexts } from '../language/page-texts.ts'
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

/** Starts the restock form of a sold-out product, and returns the function that stops it. */
export function startRestock(
  { client, context, localization: { locale } }: Shop,
  block: HTMLElement,
): () => void {
  const { restockSuccessText } = context.websiteSettings.storeSettings
  return enhanceRestock(client, block, {
    captcha: fakeCaptcha,
    language: locale,
    messages: { ...offerMessages, ...pageTexts(locale).cart },
    ...(typeof restockSuccessText === 'string' && { restockSuccessText }),
  })
}
