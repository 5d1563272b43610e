import { galleryHtml, itemsFromRecords } from '@sitewright/gallery/html'
import { PLATES } from '../content/gallery.ts'
import { contactForm } from '../content/form.ts'
import { EVENT_TEXTS } from '../content/event.ts'
import { FORM_TEXTS } from '../content/form-words.ts'
import { POSTS } from '../content/post.ts'
import { PRODUCTS } from '../content/product.ts'
import { REVIEWS } from '../content/review.ts'
import { CATEGORIES, CLAIM, NAME, things, TEXTS } from '../content/website.ts'
import { LOCALES, type Locale } from '../content/words.ts'
import { formRecord } from './form.ts'
import { image } from './image.ts'
import { instalments, instalmentText } from './instalment.ts'
import { items, type Localization, type Item } from './item.ts'
import { kilnDays } from './kiln-day.ts'
import { commentRecord, posts } from './post.ts'
import { merchandising } from './merchandising.ts'
import { website } from './website.ts'

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

function home(localization: Localization): Made {
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
    title: `${NAME} · ${CLAIM[localization.locale]}`,
    description: TEXTS.heroLead[localization.locale],
    pageType: 1,
    record: {
      collection: { id: 'home', type: 10 },
      hero: image('window-row', PLATES[0]?.body[localization.locale] ?? ''),
      items: fresh.flatMap((slug) => all.find(({ id }) => id === slug) ?? []),
      posts: posts(localization).slice(0, 3),
      shelf: image('kiln-shelf', PLATES[3]?.body[localization.locale] ?? ''),
    },
  }
}

function listing(localization: Localization, category?: string): Made {
  const word = CATEGORIES.find(({ key }) => key === category)?.word[localization.locale]
  const shown = items(localization).filter(({ categoryKey }) => !category || categoryKey === category)
  return {
    template: 'listing',
    title: `${word ?? TEXTS.shopTitle[localization.locale]} · ${NAME}`,
    description: TEXTS.shopLead[localization.locale],
    pageType: 1,
    record: {
      collection: {
        id: 'shop',
        type: 13,
        typeName: 'products',
        title: word ?? TEXTS.shopTitle[localization.locale],
      },
      items: shown,
      count: things(shown.length, localization.locale),
    },
  }
}

function product(localization: Localization, found: Item, all: readonly Item[]): Made {
  const { locale } = localization
  const reviews = REVIEWS.filter((review) => review.product === found.id).map((review) => ({
    ...review,
    text: review.text[locale],
    filled: '★'.repeat(review.stars),
    empty: '★'.repeat(5 - review.stars),
  }))
  const { productType, isSubscribable, onSale, priceMoney, salePriceMoney } = found.structuredContent
  const offer = isSubscribable
    ? ''
    : instalmentText(instalments(onSale ? salePriceMoney : priceMoney, productType, localization))
  const place = all.indexOf(found)
  const also = [1, 2, 3, 4].flatMap((step) => all[(place + step * 3) % all.length] ?? [])
  return {
    template: 'product',
    title: `${found.title} · ${NAME}`,
    description: found.body,
    picture: found.mainImage?.assetUrl ?? '',
    pageType: 50,
    record: {
      collection: { id: 'shop', type: 13, typeName: 'products' },
      item: found,
      instalments: offer,
      reviews: reviews.length ? { items: reviews, count: reviews.length } : null,
      also,
    },
  }
}

/** Pages that are a title and one place where a part of the shop takes over. */
const PLAIN = {
  '/cart': { template: 'cart', word: TEXTS.cartTitle, pageType: 200 },
  '/checkout': { template: 'checkout', word: TEXTS.checkoutTitle, pageType: 201 },
  '/subscription': { template: 'subscription', word: TEXTS.subscriptionTitle, pageType: 201 },
  '/gift-card': { template: 'gift-card', word: TEXTS.giftTitle, pageType: 201 },
  '/order-confirmed': { template: 'order-confirmed', word: TEXTS.confirmedTitle, pageType: 202 },
  '/search': { template: 'search', word: TEXTS.searchTitle, pageType: 102 },
  '/sign-in': { template: 'sign-in', word: TEXTS.signInTitle, pageType: 2 },
  '/error': { template: 'error', word: TEXTS.errorTitle, pageType: 101 },
} as const

/** Further content of these pages. */
const ALSO: Readonly<Record<string, readonly string[]>> & { readonly cart: readonly string[] } = {
  cart: ['salt-pinch', 'egg-cups', 'bud-trio', 'incense-pebble'],
  search: ['low-bowl', 'moon-jar', 'teapot-for-two', 'north-light'],
}
const SCENES: Readonly<Record<string, string>> = { 'sign-in': 'first-light', error: 'gold-seam' }

function plain(localization: Localization, address: keyof typeof PLAIN): Made {
  const { template, word, pageType } = PLAIN[address]
  const also = ALSO[template] ?? ALSO.cart
  const scene = SCENES[template]
  return {
    template,
    pageType,
    title: `${word[localization.locale]} · ${NAME}`,
    description: CLAIM[localization.locale],
    record: {
      collection: { id: template, type: 10, title: word[localization.locale] },
      also: items(localization).filter(({ id }) => also.includes(id)),
      ...(scene ? { scene: image(scene, '') } : {}),
    },
  }
}

const plates = ({ locale }: Localization) =>
  PLATES.map((plate) => ({
    ...image(plate.picture, plate.title[locale], plate.focus),
    body: plate.body[locale],
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
  const show = (design: string, label: string, options: object) =>
    galleryHtml({
      id: design,
      label,
      items: itemsFromRecords(records),
      options: { design, lightbox: true, ...options },
    })
  return {
    template: 'gallery',
    title: `${TEXTS.galleryTitle[locale]} · ${NAME}`,
    description: TEXTS.galleryLead[locale],
    pageType: 1,
    record: {
      collection: { id: 'gallery', type: 4, title: TEXTS.galleryTitle[locale] },
      items: records,
      galleries: {
        slideshow: show('slideshow', TEXTS.slideshowTitle[locale], {
          controls: true,
          'show-meta': true,
          'thumbnail-strip-height': 72,
        }),
        grid: show('grid', TEXTS.gridTitle[locale], {
          'aspect-ratio': 'four-three',
          'thumbnails-per-row': 3,
          'show-meta-only-title': true,
        }),
        slider: show('slider', TEXTS.sliderTitle[locale], {
          controls: true,
          'active-alignment': 'center',
          padding: 16,
        }),
        columns: galleryHtml({
          id: 'columns',
          label: TEXTS.columnsTitle[locale],
          items: itemsFromRecords(mixed(localization)),
          options: { design: 'autocolumns', lightbox: true, padding: 16, 'max-width': 300 },
        }),
        stacked: show('stacked', TEXTS.stackedTitle[locale], { padding: 40 }),
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
    title: `${found?.title ?? TEXTS.journalTitle[locale]} · ${NAME}`,
    description: POSTS.find((source) => source.slug === slug)?.excerpt[locale] ?? CLAIM[locale],
    pageType: found ? 50 : 1,
    ...(found ? { picture: found.mainImage.assetUrl } : {}),
    record: {
      collection: { id: 'journal', type: 1, title: TEXTS.journalTitle[locale] },
      ...(found
        ? {
            item: { ...found, form: commentRecord(found.id, localization) },
            others: all.filter((other) => other !== found).slice(0, 3),
          }
        : { items: all }),
    },
  }
}

function contact(localization: Localization): Made {
  const { locale } = localization
  const title = FORM_TEXTS.contactTitle[locale]
  return {
    template: 'contact',
    title: `${title} · ${NAME}`,
    description: FORM_TEXTS.contactLead[locale],
    pageType: 2,
    record: {
      collection: { id: 'contact', type: 10, title },
      scene: image('the-parcel', ''),
      form: {
        ...formRecord(contactForm(locale), locale, FORM_TEXTS.contactSend[locale]),
        label: title,
        hasCaptcha: true,
      },
    },
  }
}

function events(localization: Localization): Made {
  const { locale } = localization
  const title = EVENT_TEXTS.eventsTitle[locale]
  return {
    template: 'kiln-days',
    title: `${title} · ${NAME}`,
    description: EVENT_TEXTS.eventsLead[locale],
    pageType: 1,
    record: {
      collection: { id: 'events', type: 10, typeName: 'events', title },
      items: kilnDays(localization),
    },
  }
}

function missing(localization: Localization): Made {
  return {
    template: 'not-found',
    title: `${TEXTS.notFoundTitle[localization.locale]} · ${NAME}`,
    description: TEXTS.notFoundLead[localization.locale],
    pageType: 100,
    status: 404,
    record: { collection: { id: 'not-found', type: 10 }, scene: image('empty-sill', '') },
  }
}

function find(address: string, localization: Localization): Made | undefined {
  const [first = '', second, third] = address.split('/').filter(Boolean)
  if (address === '/') return home(localization)
  if (first === 'gallery') return gallery(localization)
  if (first === 'contact') return contact(localization)
  if (first === 'kiln-days') return events(localization)
  if (first === 'journal') return journal(localization, second)
  if (first === 'shop' && second === 'p') {
    const all = items(localization)
    const found = all.find(({ id }) => id === third)
    return found && product(localization, found, all)
  }
  if (first === 'shop')
    return !second || CATEGORIES.some(({ key }) => key === second) ? listing(localization, second) : undefined
  return address in PLAIN ? plain(localization, address as keyof typeof PLAIN) : undefined
}

/** An address without its language, and the language. */
export function split(pathname: string): { readonly locale: Locale; readonly address: string } {
  const clean = `/${pathname.split('/').filter(Boolean).join('/')}`
  const locale =
    LOCALES.find((code) => code !== 'en' && (clean === `/${code}` || clean.startsWith(`/${code}/`))) ?? 'en'
  return { locale, address: locale === 'en' ? clean : clean.slice(locale.length + 1) || '/' }
}

/** The demo's router: the page at an address, ready for its template. An unknown address is the not-found page. */
export function page(address: string, localization: Localization): PageRecord {
  const { record, ...made } = find(address, localization) ?? missing(localization)
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

/** Every address that is worth writing down at build time. */
export const addresses = (): string[] => [
  '/',
  '/shop',
  ...CATEGORIES.map(({ key }) => `/shop/${key}`),
  ...PRODUCTS.map(({ slug }) => `/shop/p/${slug}`),
  '/gallery',
  '/contact',
  '/kiln-days',
  '/journal',
  ...POSTS.map(({ slug }) => `/journal/${slug}`),
  ...Object.keys(PLAIN),
]
