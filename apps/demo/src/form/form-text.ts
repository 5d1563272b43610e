import type { Messages } from '@sitewright/forms-client'
import type { Labels } from '@sitewright/forms-client/connect'
import type { Locale } from '../site/content/words.ts'

const germanMessages: Messages = {
  'form.submit.submitting': 'Kommt an …',
  'form.banner.above': 'Mit dem Formular stimmt etwas nicht. Bitte weiter unten nachsehen.',
  'form.banner.below': 'Mit dem Formular stimmt etwas nicht. Bitte weiter oben nachsehen.',
  'form.error.invalid': 'Eine oder mehrere Angaben stimmen nicht, bitte nachsehen.',
  'form.error.characterLimit': 'Das sind zu viele Zeichen.',
  'form.error.email': 'Die E-Mail stimmt nicht. Sie sollte aussehen wie {email}.',
  'form.error.emailSample': 'du@example.com',
  'form.error.captcha': 'Bitte erst zeigen, dass Sie ein Mensch sind.',
  'form.error.submit': 'Das Formular ließ sich nicht verarbeiten. Bitte neu laden und noch einmal versuchen.',
  'form.error.unknown': 'Unbekannter Fehler, bitte später noch einmal versuchen.',
  'form.error.key': 'Es gab keinen Schlüssel für das Formular, bitte später noch einmal versuchen.',
  'form.error.parse': 'Die Angaben ließen sich nicht lesen, bitte nachsehen.',
  'form.error.unauthorized': 'Das Formular ließ sich nicht abschicken. Bitte später noch einmal versuchen.',
  'form.error.notConfigured': 'Dieses Formular ist noch nicht eingerichtet.',
  'form.error.rateLimit': 'Zu viele Nachrichten auf einmal. Bitte später noch einmal versuchen.',
  'form.success.blocked': 'Ihre Angaben sind gespeichert.',
  'form.error.server': 'Das Formular kam nicht an. Bitte später noch einmal versuchen.',
}

const germanLabels: Labels = {
  'form.name.first': 'Vorname',
  'form.name.last': 'Nachname',
  'form.date.month': 'Monat',
  'form.date.day': 'Tag',
  'form.date.year': 'Jahr',
  'form.time.hour': 'Stunde',
  'form.time.minute': 'Minute',
  'form.time.second': 'Sekunde',
  'form.time.half': 'Tageshälfte',
  'form.time.am': 'AM',
  'form.time.pm': 'PM',
  'form.address.line1': 'Straße und Nummer',
  'form.address.line2': 'Zusatz',
  'form.address.city': 'Ort',
  'form.address.state': 'Bundesland',
  'form.address.zip': 'Postleitzahl',
  'form.address.country': 'Land',
  'form.phone.country': 'Land',
  'form.phone.area': 'Vorwahl',
  'form.phone.prefix': 'Nummer',
  'form.phone.line': 'Durchwahl',
  'form.part.empty': '–',
  'form.select.empty': 'Bitte wählen',
  'form.likert.stronglyDisagree': 'gar nicht',
  'form.likert.disagree': 'eher nicht',
  'form.likert.neutral': 'unentschieden',
  'form.likert.agree': 'eher schon',
  'form.likert.stronglyAgree': 'sehr',
  'form.submit': 'Absenden',
  'form.required': 'notwendig',
  'form.counter': '{count} / {max}',
  'form.summary.empty': 'keine Angabe',
}

/** Texts of forms that differ from those of the package, by language. */
export const formMessages: Readonly<Record<Locale, Partial<Messages>>> = { en: {}, de: germanMessages }

/** Labels of the parts of fields that differ from those of the package, by language. */
export const formLabels: Readonly<Record<Locale, Partial<Labels>>> = { en: {}, de: germanLabels }
