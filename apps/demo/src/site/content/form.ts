import { defineForm, type Field, type FormDefinition } from '@sitewright/forms-client'
import { FIELD_TEXTS } from './form-words.ts'
import { valueIn } from './text-in.ts'
import type { Language, Locale } from './words.ts'

/** Texts of a form's options, by language. */
type Options = Readonly<Record<Locale, readonly string[]>>

const SUBJECTS: Options = {
  en: ['Just a word', 'An order', 'Something to mend', 'A visit'],
  de: ['Nur ein Wort', 'Eine Bestellung', 'Etwas zum Flicken', 'Ein Besuch'],
}

/** Answer of a list of options at a place, in a language. */
const option = (options: Options, place: number, locale: Locale): string => options[locale][place] ?? ''

/** Fields that only an order is asked for. */
function order(locale: Locale): readonly Field[] {
  const when = { field: 'subject', is: option(SUBJECTS, 1, locale) }
  const text = FIELD_TEXTS[locale]
  return [
    { id: 'order', kind: 'number', title: text.order, placeholder: '00042', when },
    { id: 'word', kind: 'password', title: text.word, description: text.wordWhy, when },
  ]
}

/** Fields that only a broken pot is asked for. */
function mending(locale: Locale): readonly Field[] {
  const when = { field: 'subject', is: option(SUBJECTS, 2, locale) }
  const text = FIELD_TEXTS[locale]
  return [
    { id: 'patient', kind: 'section', title: text.patient, description: text.patientWhy, when },
    { id: 'piece', kind: 'text', title: text.piece, placeholder: text.pieceSample, when },
    { id: 'seam', kind: 'radio', title: text.seam, options: text.seams, when },
    { id: 'damage', kind: 'checkbox', title: text.damage, options: text.damages, when },
    { id: 'worth', kind: 'currency', title: text.worth, description: text.worthWhy, when },
    { id: 'address', kind: 'address', title: text.address, when },
  ]
}

/** Fields that only a visitor of the house is asked for. */
function visit(locale: Locale): readonly Field[] {
  const when = { field: 'subject', is: option(SUBJECTS, 3, locale) }
  const text = FIELD_TEXTS[locale]
  return [
    { id: 'date', kind: 'date', title: text.date, when },
    { id: 'time', kind: 'time', title: text.time, description: text.timeWhy, when },
  ]
}

/** The contact form: a field of every kind, most of them only for what the visitor writes about. */
export function contactForm(locale: Locale): FormDefinition {
  const text = FIELD_TEXTS[locale]
  return defineForm({
    id: 'contact',
    submissionText: text.thanks,
    postSubmitMarkup: `<p class="postmark"><span>Sill</span> <time data-postmark></time></p><script src="/postmark.js"></script>`,
    fields: [
      { id: 'name', kind: 'name', title: text.name, required: true },
      { id: 'email', kind: 'email', title: text.email, required: true, placeholder: text.emailSample },
      {
        id: 'subject',
        kind: 'select',
        title: text.subject,
        required: true,
        placeholder: text.choose,
        options: SUBJECTS[locale],
      },
      ...order(locale),
      ...mending(locale),
      ...visit(locale),
      {
        id: 'story',
        kind: 'textarea',
        title: text.story,
        description: text.storyWhy,
        required: true,
        maxLength: STORY_LIMIT,
      },
      { id: 'after', kind: 'section', title: text.after, description: text.afterWhy },
      { id: 'phone', kind: 'phone', title: text.phone, showCountryCode: true },
      { id: 'website', kind: 'website', title: text.website, placeholder: 'https://' },
      { id: 'handle', kind: 'twitter', title: text.handle, placeholder: '@' },
      { id: 'opinion', kind: 'likert', title: text.opinion, options: text.opinions },
      { id: 'source', kind: 'hidden', key: 'from', value: 'the door' },
    ],
  })
}

/** Largest number of characters of a story. */
export const STORY_LIMIT = 280

/** The letter that comes with every kiln: the newsletter in the footer. */
export const letterForm = (locale: Locale): FormDefinition =>
  defineForm({
    id: 'letter',
    variant: 'newsletter',
    submissionText: FIELD_TEXTS[locale].letterThanks,
    fields: [
      {
        id: 'email',
        kind: 'email',
        title: FIELD_TEXTS[locale].email,
        required: true,
        placeholder: FIELD_TEXTS[locale].emailSample,
      },
    ],
  })

/** The sign-up of the promotional pop-up. */
export const promoForm = (locale: Locale): FormDefinition =>
  defineForm({
    ...letterForm(locale),
    id: 'promo',
    variant: 'promo-popup',
    submissionText: FIELD_TEXTS[locale].promoThanks,
  })

/** Form of a comment on a post. */
const commentForm = (locale: Locale, post = ''): FormDefinition =>
  defineForm({
    id: 'comment',
    submissionText: FIELD_TEXTS[locale].commentThanks,
    fields: [
      { id: 'post', kind: 'hidden', key: 'post', value: post },
      { id: 'author', kind: 'text', title: FIELD_TEXTS[locale].author, required: true },
      { id: 'text', kind: 'textarea', title: FIELD_TEXTS[locale].comment, required: true, maxLength: 400 },
    ],
  })

/** Form of a comment on a post, in a language of the shop. */
export const commentFormIn = (language: Language, post = ''): FormDefinition =>
  valueIn({ en: commentForm('en', post), de: commentForm('de', post) }, language)
