import { siteContent } from '../content/site-content.ts'
import type { Language, LocalizedText } from '../content/words.ts'
import { formRecord } from './form.ts'
import { textIn, valueIn } from '../content/text-in.ts'

/** Text that newsletter forms end with while their list asks new readers to confirm their address. */
export const CONFIRM = {
  en: 'Please confirm your address: we have sent you an email.',
  de: 'Bitte bestätigen Sie Ihre Adresse: Wir haben Ihnen eine E-Mail geschickt.',
} satisfies LocalizedText

/** A form of the site as the templates print it. Undefined if the site has none of this id. */
export function siteFormRecord(id: string, label: string, locale: Language) {
  const { forms, connections } = siteContent()
  const form = forms[id]
  if (!form) return undefined
  const definition = valueIn(form.definition, locale)
  const isConfirmed =
    definition.variant !== undefined &&
    definition.variant !== 'form' &&
    connections.mailingList?.isDoubleOptIn
  const { submissionText = '' } = definition
  const text = isConfirmed ? `${submissionText} ${textIn(CONFIRM, locale)}` : submissionText
  return {
    ...formRecord({ ...definition, submissionText: text }, locale, textIn(form.send, locale)),
    label,
    hasCaptcha: form.hasCaptcha,
  }
}
