import { galleryHtml, itemsFromRecords } from '@sitewright/gallery/html'
import { PLATES } from '../content/gallery.ts'
import { pageTexts } from '../../language/page-texts.ts'
import { POSTS } from '../content/post.ts'
import { REVIEWS } from '../content/review.ts'
import { builtContent, siteContent, type SitePage } from '../content/site-content.ts'
import { CATEGORIES, reviewCount, things } from '../content/website.ts'
import { galleryIds, type GalleryId } from '../content/site-gallery.ts'
import { word } from '../content/word.ts'
import { LANGUAGES, type Language } from '../content/words.ts'
import { completeMarkup } from './html.ts'
import { image } from './image.ts'
import { instalments, instalmentText } from './instalment.ts'
import { items, type Localization, type Item } from './item.ts'
import { kilnDays } from './kiln-day.ts'
import { commentRecord, posts } from './post.ts'
import { merchandising } from './merchandising.ts'
import { productGallery } from './product-gallery.ts'
import { siteFormRecord } from './site-form.ts'
import { website } from './website.ts'
import { languageOfText, textIn } from '../content/text-in.ts'

/** Data of a template. */
export interface PageRecord {
  readonly template: string
  readonly title: string
  readonly description: string
  /** The picture that stands for the page where it is linked to. */
  readonly picture: string
  /** The page type's code, 1 to 400. */
  readonly pageType: number
  readonly status: 200 | 404 | 500
  readonly record: Readonly<Record<string, unknown>>
}

type Made = Omit<PageRecord, 'status' | 'picture'> & Partial<Pick<PageRecord, 'status' | 'picture'>>

/** Title of a document: of its page, and of the site. */
const titled = (title: string): string => `${title} · ${siteContent().header.title}`

function home(localization: Localization): Made {
  const { header } = siteContent()
  const all = items(localization)
  const fresh = [
    'iris-vase',
    'belly-jug',
    'morning-cup',
    'stems-monthly',
    'moon-jar',
    'oil-cruet',
    'candle-foot',
    'fruit-stand',
  ]
  return {
    template: 'home',
    title: `${header.title} · ${textIn(header.tagLine, localization.locale)}`,
    description: word('heroLead', localization.locale),
    pageType: 1,
    record: {
      collection: { id: 'home', type: 10 },
      hero: image('window-row', textIn(PLATES[0]?.body, localization.locale) ?? ''),
      items: fresh.flatMap((slug) => all.find(({ id }) => id === slug) ?? []),
      posts: posts(localization).slice(0, 3),
      shelf: image('kiln-shelf', textIn(PLATES[3]?.body, localization.locale) ?? ''),
    },
  }
}

/** Cards that are on the first screen at most: the first row of a wide window, two rows of a phone. */
const FIRST_CARDS = 4

/** Marks the records that are on the first screen, whose pictures do not wait for their layout. */
const seenFirst = <T extends object>(records: readonly T[], count: number) =>
  records.map((record, i) => ({ ...record, isSeenFirst: i < count }))

/** The shelf: all of it, one category, or a page that the owner has added. */
function listing(localization: Localization, category?: string, own?: SitePage): Made {
  const { locale } = localization
  const found = siteContent().categories.find(({ key }) => key === category)
  const title = textIn(found?.word, locale) ?? textIn(own?.title, locale) ?? word('shopTitle', locale)
  const shown = items(localization).filter(({ categoryKey }) => !category || categoryKey === category)
  return {
    template: 'listing',
    title: titled(title),
    description: word('shopLead', locale),
    pageType: 1,
    record: {
      collection: {
        id: own?.id ?? 'shop',
        type: 13,
        typeName: 'products',
        title,
      },
      items: seenFirst(shown, FIRST_CARDS),
      count: things(shown.length, locale),
    },
  }
}

function product(localization: Localization, found: Item, all: readonly Item[]): Made {
  const { locale } = localization
  const reviews = REVIEWS.filter((review) => review.product === found.id).map((review) => ({
    ...review,
    text: textIn(review.text, locale),
    language: languageOfText(review.text, locale),
    filled: '★'.repeat(review.stars),
    empty: '★'.repeat(5 - review.stars),
  }))
  const { hasReviews } = siteContent().store
  const { productType, isSubscribable, onSale, priceMoney, salePriceMoney } = found.structuredContent
  const offer = isSubscribable
    ? ''
    : instalmentText(instalments(onSale ? salePriceMoney : priceMoney, productType, localization))
  const source = siteContent().products.find(({ slug }) => slug === found.id)
  const place = all.indexOf(found)
  const near = [3, 6, 9, 12, 1, 2, 4, 5].map((step) => all[(place + step) % all.length] ?? found)
  const also = [...new Set(near)].filter((each) => each !== found).slice(0, 4)
  return {
    template: 'product',
    title: titled(found.title),
    // A story without a translation is English; the line above it is translated.
    description: found.bodyLanguage ? found.excerpt : found.description,
    picture: found.mainImage?.assetUrl ?? '',
    pageType: 50,
    record: {
      collection: { id: 'shop', type: 13, typeName: 'products' },
      item: found,
      gallery: source ? productGallery(source, found.items, locale) : '',
      instalments: offer,
      reviews:
        hasReviews && reviews.length ? { items: reviews, said: reviewCount(reviews.length, locale) } : null,
      also,
    },
  }
}

/** Pages that are a title and one place where a part of the shop takes over. */
const PLAIN = {
  '/cart': { template: 'cart', title: 'cartTitle', pageType: 200 },
  '/checkout': { template: 'checkout', title: 'checkoutTitle', pageType: 201 },
  '/subscription': { template: 'subscription', title: 'subscriptionTitle', pageType: 201 },
  '/gift-card': { template: 'gift-card', title: 'giftTitle', pageType: 201 },
  '/order-confirmed': { template: 'order-confirmed', title: 'confirmedTitle', pageType: 202 },
  '/search': { template: 'search', title: 'searchTitle', pageType: 102 },
  '/sign-in': { template: 'sign-in', title: 'signInTitle', pageType: 2 },
  '/account': { template: 'account', title: 'accountTitle', pageType: 2 },
  '/error': { template: 'error', title: 'errorTitle', pageType: 101 },
} as const

/** Further content of these pages. */
const ALSO: Readonly<Record<string, readonly string[]>> & { readonly cart: readonly string[] } = {
  cart: ['salt-pinch', 'egg-cups', 'bud-trio', 'incense-pebble'],
  search: ['low-bowl', 'moon-jar', 'teapot-for-two', 'north-light'],
}
const SCENES: Readonly<Record<string, string>> = { 'sign-in': 'first-light', error: 'gold-seam' }

function plain(localization: Localization, address: keyof typeof PLAIN): Made {
  const { template, pageType } = PLAIN[address]
  const title = word(PLAIN[address].title, localization.locale)
  const also = ALSO[template] ?? ALSO.cart
  const scene = SCENES[template]
  return {
    template,
    pageType,
    title: titled(title),
    description: textIn(siteContent().header.tagLine, localization.locale),
    record: {
      collection: { id: template, type: 10, title },
      also: items(localization).filter(({ id }) => also.includes(id)),
      ...(scene ? { scene: image(scene, '') } : {}),
    },
  }
}

const plates = ({ locale }: Localization) =>
  PLATES.map((plate) => ({
    ...image(plate.picture, textIn(plate.title, locale), plate.focus),
    body: textIn(plate.body, locale),
    colorData: {
      topLeftAverage: plate.colors[0],
      topRightAverage: plate.colors[1],
      bottomLeftAverage: plate.colors[2],
      bottomRightAverage: plate.colors[3],
      centerAverage: plate.colors[4],
    },
  }))

/** Upright and wide pictures by turns. */
function mixed(localization: Localization) {
  const pots = items(localization).flatMap(({ mainImage }) => mainImage ?? [])
  return plates(localization).flatMap((plate, i) => [plate, ...pots.slice(i * 3, i * 3 + 1)])
}

function gallery(localization: Localization): Made {
  const { locale } = localization
  const records = plates(localization)
  const { galleries } = siteContent()
  const show = (id: GalleryId) =>
    galleryHtml({
      id,
      label: word(`${id}Title`, locale),
      messages: pageTexts(locale).gallery,
      items: itemsFromRecords(records),
      options: galleries[id],
    })
  return {
    template: 'gallery',
    title: titled(word('galleryTitle', locale)),
    description: word('galleryLead', locale),
    pageType: 1,
    record: {
      collection: { id: 'gallery', type: 4, title: word('galleryTitle', locale) },
      items: records,
      galleries: {
        ...Object.fromEntries(galleryIds.map((id) => [id, show(id)])),
        columns: galleryHtml({
          id: 'columns',
          label: word('columnsTitle', locale),
          messages: pageTexts(locale).gallery,
          items: itemsFromRecords(mixed(localization)),
          options: { design: 'autocolumns', lightbox: true, padding: 16, 'max-width': 300 },
        }),
      },
    },
  }
}

function journal(localization: Localization, slug?: string): Made | undefined {
  const { locale } = localization
  const all = posts(localization)
  const found = all.find(({ id }) => id === slug)
  if (slug && !found) return undefined
  return {
    template: found ? 'post' : 'journal',
    title: titled(found?.title ?? word('journalTitle', locale)),
    description:
      textIn(POSTS.find((source) => source.slug === slug)?.excerpt, locale) ??
      textIn(siteContent().header.tagLine, locale),
    pageType: found ? 50 : 1,
    ...(found ? { picture: found.mainImage.assetUrl } : {}),
    record: {
      collection: { id: 'journal', type: 1, title: word('journalTitle', locale) },
      ...(found
        ? {
            item: { ...found, form: commentRecord(found.id, localization) },
            others: all.filter((other) => other !== found).slice(0, 3),
          }
        : { items: seenFirst(all, 1) }),
    },
  }
}

/** Lines of the address of the house that are filled in. Null if none is: the text of the footer says it then. */
function locationLines(): readonly string[] | null {
  const { address, cityStateZip, country } = siteContent().location
  const lines = [address, cityStateZip, country].filter((line) => line !== '')
  return lines.length > 0 ? lines : null
}

function contact(localization: Localization): Made {
  const { locale } = localization
  const title = word('contactTitle', locale)
  return {
    template: 'contact',
    title: titled(title),
    description: word('contactLead', locale),
    pageType: 2,
    record: {
      collection: { id: 'contact', type: 10, title },
      scene: image('the-parcel', ''),
      form: siteFormRecord('contact', title, locale),
      location: locationLines(),
    },
  }
}

/** Block of code, which is printed as it is if it is markup, and the link to a video. Null without either. */
function embedsRecord() {
  const { language, code, video, videoTitle } = siteContent().embeds
  const markup = language === 'html' ? completeMarkup(code) : ''
  const source = language === 'html' ? '' : code
  return code || video ? { markup, source, video, videoTitle: videoTitle || video } : null
}

function events(localization: Localization): Made {
  const { locale } = localization
  const { chart } = siteContent()
  const title = word('eventsTitle', locale)
  return {
    template: 'kiln-days',
    title: titled(title),
    description: word('eventsLead', locale),
    pageType: 1,
    record: {
      collection: { id: 'events', type: 10, typeName: 'events', title },
      items: kilnDays(localization),
      chart: chart.isShown ? textIn(chart.drawing, locale) : '',
      embeds: embedsRecord(),
    },
  }
}

/** Page of text that the owner has added. */
function textPage({ locale }: Localization, { id, title, body }: SitePage): Made {
  return {
    template: 'text',
    title: titled(textIn(title, locale)),
    description: textIn(siteContent().header.tagLine, locale),
    pageType: 2,
    record: {
      collection: { id, type: 10, title: textIn(title, locale) },
      body: completeMarkup(textIn(body, locale) ?? ''),
    },
  }
}

function missing(localization: Localization): Made {
  return {
    template: 'not-found',
    title: titled(word('notFoundTitle', localization.locale)),
    description: word('notFoundLead', localization.locale),
    pageType: 100,
    status: 404,
    record: { collection: { id: 'not-found', type: 10 }, scene: image('empty-sill', '') },
  }
}

function find(address: string, localization: Localization): Made | undefined {
  const [first = '', second, third] = address.split('/').filter(Boolean)
  if (address === '/') return home(localization)
  if (address === '/gallery') return gallery(localization)
  if (address === '/contact') return contact(localization)
  if (address === '/kiln-days') return events(localization)
  if (first === 'journal') return journal(localization, second)
  if (first === 'shop' && second === 'p') {
    const all = items(localization)
    const found = all.find(({ id }) => id === third)
    return found && product(localization, found, all)
  }
  if (first === 'shop')
    return !second || siteContent().categories.some(({ key }) => key === second)
      ? listing(localization, second)
      : undefined
  if (address in PLAIN) return plain(localization, address as keyof typeof PLAIN)
  const added = siteContent().pages.find(({ path, kind }) => kind !== 'own' && path === address)
  if (added?.kind === 'text') return textPage(localization, added)
  return added && listing(localization, undefined, added)
}

/** An address without its language, and the language. */
export function split(pathname: string): { readonly locale: Language; readonly address: string } {
  const clean = `/${pathname.split('/').filter(Boolean).join('/')}`
  const locale =
    LANGUAGES.find((code) => code !== 'en' && (clean === `/${code}` || clean.startsWith(`/${code}/`))) ?? 'en'
  return { locale, address: locale === 'en' ? clean : clean.slice(locale.length + 1) || '/' }
}

/** Checks for a page that is not published, or that belongs to one. */
const isDraft = (address: string): boolean =>
  siteContent().pages.some(
    ({ path, status }) => status !== undefined && (address === path || address.startsWith(`${path}/`)),
  )

/**
 * The demo's router: the page at an address, ready for its template. An unknown address is the not-found page, and so is
 * a page that is not published, except for those who edit the site.
 */
export function page(address: string, localization: Localization, seesDrafts = false): PageRecord {
  const found = seesDrafts || !isDraft(address) ? find(address, localization) : undefined
  const { record, ...made } = found ?? missing(localization)
  return {
    status: 200,
    picture: image('window-row', '').assetUrl,
    ...made,
    record: {
      ...website(localization, address),
      productMerchandisingContext: merchandising(localization),
      page: { title: made.title, description: made.description, path: address, pageType: made.pageType },
      ...record,
    },
  }
}

/** First parts of the addresses that are taken by the shop itself: no page that an owner adds gets one of them. */
export const takenSegments = (): readonly string[] => [
  ...new Set(
    [...addresses(), ...LANGUAGES.map((code) => `/${code}`), '/config', '/404'].flatMap(
      (address) => address.split('/')[1] ?? [],
    ),
  ),
]

/** Every address that is worth writing down at build time. */
export const addresses = (): string[] => [
  '/',
  '/shop',
  ...CATEGORIES.map(({ key }) => `/shop/${key}`),
  ...builtContent.products.map(({ slug }) => `/shop/p/${slug}`),
  '/gallery',
  '/contact',
  '/kiln-days',
  '/journal',
  ...POSTS.map(({ slug }) => `/journal/${slug}`),
  ...Object.keys(PLAIN),
]
