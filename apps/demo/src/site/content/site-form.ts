import type { EmailSettings } from '@sitewright/editor-ui/email-settings'
import type { FormDefinition } from '@sitewright/forms-client'
import { contactForm, letterForm, promoForm } from './form.ts'
import { FORM_TEXTS } from './form-words.ts'
import type { Locale, LocalizedText } from './words.ts'

/** A form of the site in each language. The fields of all languages have the same ids, kinds and order. */
export interface SiteForm {
  readonly definition: Readonly<Record<Locale, FormDefinition>>
  /** Text of the submit button. */
  readonly send: LocalizedText
  readonly hasCaptcha: boolean
  /** The email that tells the owner of a submission. */
  readonly email: EmailSettings
}

const emailTo = (subject: string): EmailSettings => ({
  subject,
  to: 'ida@sill.example',
  cc: '',
  bcc: '',
  body: '',
})

function siteForm(
  define: (locale: Locale) => FormDefinition,
  send: LocalizedText,
  subject: string,
  hasCaptcha = false,
): SiteForm {
  return { definition: { en: define('en'), de: define('de') }, send, hasCaptcha, email: emailTo(subject) }
}

/** The forms of the site as they were built, by id. */
export const builtForms: Readonly<Record<string, SiteForm>> = {
  contact: siteForm(contactForm, FORM_TEXTS.contactSend, 'Somebody wrote to us', true),
  letter: siteForm(letterForm, FORM_TEXTS.letterSend, 'A new reader'),
  promo: siteForm(promoForm, FORM_TEXTS.promoSend, 'A new reader'),
}
