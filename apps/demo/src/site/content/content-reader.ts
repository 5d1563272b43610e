import { describeKinds } from '@sitewright/forms-client/builder'
import { PopupPosition, SlideType } from '@sitewright/site/enumerations'
import {
  check,
  fields,
  filled,
  flag,
  isRecord,
  list,
  maybe,
  number,
  reader,
  record,
  text,
  type Check,
  type Reader,
} from '@sitewright/site/reader'
import { galleryIds } from './site-gallery.ts'
import type { SiteContent } from './site-content.ts'
import { CURRENCIES, LOCALES } from './words.ts'

const oneOf = (...choices: readonly unknown[]): Check => check((value) => choices.includes(value))

const each =
  (item: Check): Check =>
  (value, path) => {
    const items = list(value, path) as readonly unknown[]
    return items.map((one, i) => item(one, `${path}.${i}`))
  }

const shape =
  (checks: Readonly<Record<string, Check>>): Check =>
  (value, path) =>
    fields(value, path, checks)

/** Accepts an object whose fields all pass one check. */
const recordOf =
  (item: Check): Check =>
  (value, path) =>
    fields(
      value,
      path,
      Object.fromEntries(Object.keys(record(value, path) as object).map((key) => [key, item])),
    )

const localized = shape(Object.fromEntries(LOCALES.map((locale) => [locale, text])))
const price = shape(Object.fromEntries(CURRENCIES.map((currency) => [currency, filled])))

const link = shape({
  collectionId: maybe(text),
  externalLink: maybe(text),
  title: maybe(localized),
  isHidden: maybe(flag),
  isNewWindow: maybe(flag),
})

const choice = shape({ key: filled, word: localized, picture: maybe(text), price: maybe(price) })

const isScene = ([picture, at]: readonly unknown[]): boolean =>
  typeof picture === 'string' && typeof at === 'number'

const product = shape({
  slug: filled,
  type: oneOf(1, 2, 3, 4),
  category: filled,
  name: localized,
  line: localized,
  story: localized,
  facts: each(localized),
  // A product whose picture was deleted has none.
  picture: text,
  details: maybe(each(shape({ picture: filled, word: localized }))),
  scenes: maybe(each(check((value) => Array.isArray(value) && isScene(value)))),
  price,
  sale: maybe(price),
  options: maybe(each(shape({ name: localized, choices: each(choice) }))),
  chooseBy: maybe(oneOf('select', 'radio')),
  stock: maybe((value, path) => (isRecord(value) ? recordOf(number)(value, path) : number(value, path))),
  plan: maybe(shape({ value: number, unit: oneOf('WEEK', 'MONTH', 'YEAR'), cycles: number })),
  form: maybe(oneOf('inscription')),
  scarce: maybe(flag),
  button: maybe(localized),
  audio: maybe(text),
})

const scalar = check((value) => ['string', 'number', 'boolean'].includes(typeof value))

const kindNames: readonly unknown[] = describeKinds().map(({ kind }) => kind)

const formField = shape({
  id: filled,
  kind: oneOf(...kindNames),
  title: maybe(text),
  description: maybe(text),
  required: maybe(flag),
  placeholder: maybe(text),
  when: maybe(shape({ field: filled, is: check((is) => typeof is === 'string' || Array.isArray(is)) })),
  maxLength: maybe(number),
  showCountryCode: maybe(flag),
  options: maybe(each(text)),
  key: maybe(text),
  value: maybe(text),
})

const formDefinition = shape({
  id: filled,
  variant: maybe(oneOf('form', 'newsletter', 'promo-popup')),
  successUrl: maybe(text),
  submissionText: maybe(text),
  postSubmitMarkup: maybe(text),
  fields: each(formField),
})

const siteForm = shape({
  definition: shape({ en: formDefinition, de: formDefinition }),
  send: localized,
  hasCaptcha: flag,
  email: shape({ subject: text, to: text, cc: text, bcc: text, body: text }),
})

/** Checks of each section of a site. A new section needs one here. */
const SECTIONS: Readonly<Record<keyof SiteContent, Check>> = {
  header: shape({ title: text, tagLine: localized, announcement: localized }),
  footer: shape({ address: localized, note: localized, links: each(link) }),
  navigation: each(link),
  pages: each(
    shape({
      id: filled,
      path: filled,
      title: localized,
      kind: oneOf('own', 'text', 'store'),
      status: maybe(oneOf('scheduled', 'needsReview', 'draft', 'private')),
      body: maybe(localized),
    }),
  ),
  store: shape({
    currency: maybe(oneOf(...CURRENCIES)),
    hasReviews: flag,
    hasScarcity: flag,
    hasExpressCheckout: flag,
    addButtonText: localized,
    soldOutText: localized,
    scarcityText: localized,
    restock: shape({
      callToAction: localized,
      placeholder: localized,
      button: localized,
      success: localized,
      mailingList: localized,
    }),
  }),
  languages: each(shape({ code: filled, name: maybe(text), custom: flag })),
  translations: recordOf(recordOf(text)),
  design: recordOf(text),
  products: each(product),
  categories: each(shape({ key: filled, word: localized })),
  pictures: recordOf(filled),
  forms: recordOf(siteForm),
  galleries: shape(Object.fromEntries(galleryIds.map((id) => [id, recordOf(scalar)]))),
  posts: recordOf(localized),
  tags: each(shape({ id: filled, name: text, words: each(text) })),
  chart: shape({
    title: localized,
    kind: oneOf('bar', 'line', 'pie'),
    dataset: shape({ series: each(text), rows: each(shape({ label: text, values: each(text) })) }),
    drawing: localized,
    isShown: flag,
  }),
  promo: shape({
    version: number,
    slide: oneOf(...Object.values(SlideType)),
    position: oneOf(...Object.values(PopupPosition)),
    delaySeconds: number,
    quietDays: number,
    picture: text,
    slices: each(text),
  }),
  connections: shape({
    mailingList: maybe(shape({ listId: filled, isDoubleOptIn: flag })),
    automation: each(shape({ id: filled, name: text })),
  }),
  location: shape({ address: text, cityStateZip: text, country: text }),
  embeds: shape({ language: oneOf('html', 'css', 'javascript'), code: text, video: text, videoTitle: text }),
  texts: recordOf(localized),
  templates: recordOf(text),
}

/** Sections of a site that were stored or sent. */
export type ContentChange = Partial<SiteContent>

/** Reads sections of a site. Sections that are unknown are left out; one that is malformed makes the whole malformed. */
export const readChange: Reader<ContentChange> = (input) =>
  reader<ContentChange>((value, path) => {
    const given = record(value, path) as Readonly<Record<string, unknown>>
    const known = Object.entries(SECTIONS).filter(([name]) => given[name] !== undefined)
    return Object.fromEntries(known.map(([name, section]) => [name, section(given[name], name)]))
  })(input)

/** Reads stored sections. Those that are malformed are left out, so that one mistake does not cost the rest. */
export function readStored(value: unknown): ContentChange {
  if (!isRecord(value)) return {}
  const found = Object.keys(SECTIONS).map((name) => readChange({ [name]: value[name] }))
  return Object.assign({}, ...found.map((section) => (section.ok ? section.value : {}))) as ContentChange
}
