import { galleryHtml, itemsFromRecords } from '@sitewright/gallery/html'
import { PLATES } from '../content/gallery.ts'
import { POSTS, type Post } from '../content/post.ts'
import { PRODUCTS } from '../content/product.ts'
import { REVIEWS } from '../content/review.ts'
import { CATEGORIES, CLAIM, NAME, things, WORDS } from '../content/website.ts'
import { LOCALES, type Locale } from '../content/words.ts'
import { image } from './image.ts'
import { instalments, instalmentText } from './instalment.ts'
import { items, type Edition, type Item } from './item.ts'
import { path } from './path.ts'
import { merchandising } from './merchandising.ts'
import { website } from './website.ts'

/** What a template is rendered from. */
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

function post(source: Post, { locale }: Edition) {
  return {
    id: source.slug,
    collectionId: 'journal',
    recordType: 1,
    recordTypeLabel: 'text',
    urlId: source.slug,
    fullUrl: path(`/journal/${source.slug}`, locale),
    title: source.title[locale],
    excerpt: { html: `<p>${source.excerpt[locale]}</p>` },
    paragraphs: source.body[locale].map((text) => ({ text })),
    author: { displayName: source.author },
    publishOn: source.publishOn,
    minutes: source.minutes,
    tags: source.tags,
    publicCommentCount: source.comments,
    commentState: source.comments ? 1 : 2,
    likeCount: source.likes,
    mainImageId: `image-${source.picture}`,
    mainImage: image(source.picture, source.title[locale]),
  }
}

const posts = (edition: Edition) => POSTS.map((source) => post(source, edition))

function home(edition: Edition): Made {
  const all = items(edition)
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
    title: `${NAME} · ${CLAIM[edition.locale]}`,
    description: WORDS.heroLead[edition.locale],
    pageType: 1,
    record: {
      collection: { id: 'home', type: 10 },
      hero: image('window-row', PLATES[0]?.body[edition.locale] ?? ''),
      items: fresh.flatMap((slug) => all.find(({ id }) => id === slug) ?? []),
      posts: posts(edition).slice(0, 3),
      shelf: image('kiln-shelf', PLATES[3]?.body[edition.locale] ?? ''),
    },
  }
}

function listing(edition: Edition, category?: string): Made {
  const word = CATEGORIES.find(({ key }) => key === category)?.word[edition.locale]
  const shown = items(edition).filter(({ categoryKey }) => !category || categoryKey === category)
  return {
    template: 'listing',
    title: `${word ?? WORDS.shopTitle[edition.locale]} · ${NAME}`,
    description: WORDS.shopLead[edition.locale],
    pageType: 1,
    record: {
      collection: {
        id: 'shop',
        type: 13,
        typeName: 'products',
        title: word ?? WORDS.shopTitle[edition.locale],
      },
      items: shown,
      count: things(shown.length, edition.locale),
    },
  }
}

function product(edition: Edition, found: Item, all: readonly Item[]): Made {
  const { locale } = edition
  const reviews = REVIEWS.filter((review) => review.product === found.id).map((review) => ({
    ...review,
    text: review.text[locale],
    filled: '★'.repeat(review.stars),
    empty: '★'.repeat(5 - review.stars),
  }))
  const { productType, isSubscribable, onSale, priceMoney, salePriceMoney } = found.structuredContent
  const offer = isSubscribable
    ? ''
    : instalmentText(instalments(onSale ? salePriceMoney : priceMoney, productType, edition))
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
  '/cart': { template: 'cart', word: WORDS.cartTitle, pageType: 200 },
  '/checkout': { template: 'checkout', word: WORDS.checkoutTitle, pageType: 201 },
  '/subscription': { template: 'subscription', word: WORDS.subscriptionTitle, pageType: 201 },
  '/gift-card': { template: 'gift-card', word: WORDS.giftTitle, pageType: 201 },
  '/order-confirmed': { template: 'order-confirmed', word: WORDS.confirmedTitle, pageType: 202 },
  '/search': { template: 'search', word: WORDS.searchTitle, pageType: 102 },
  '/sign-in': { template: 'sign-in', word: WORDS.signInTitle, pageType: 2 },
  '/error': { template: 'error', word: WORDS.errorTitle, pageType: 101 },
} as const

/** What else is shown on them. */
const ALSO: Readonly<Record<string, readonly string[]>> & { readonly cart: readonly string[] } = {
  cart: ['salt-pinch', 'egg-cups', 'bud-trio', 'incense-pebble'],
  search: ['low-bowl', 'moon-jar', 'teapot-for-two', 'north-light'],
}
const SCENES: Readonly<Record<string, string>> = { 'sign-in': 'first-light', error: 'gold-seam' }

function plain(edition: Edition, address: keyof typeof PLAIN): Made {
  const { template, word, pageType } = PLAIN[address]
  const also = ALSO[template] ?? ALSO.cart
  const scene = SCENES[template]
  return {
    template,
    pageType,
    title: `${word[edition.locale]} · ${NAME}`,
    description: CLAIM[edition.locale],
    record: {
      collection: { id: template, type: 10, title: word[edition.locale] },
      also: items(edition).filter(({ id }) => also.includes(id)),
      ...(scene ? { scene: image(scene, '') } : {}),
    },
  }
}

const plates = ({ locale }: Edition) =>
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
const mixed = (edition: Edition) => {
  const pots = items(edition).flatMap(({ mainImage }) => mainImage ?? [])
  return plates(edition).flatMap((plate, i) => [plate, ...pots.slice(i * 3, i * 3 + 1)])
}

function gallery(edition: Edition): Made {
  const { locale } = edition
  const records = plates(edition)
  const show = (design: string, label: string, options: object) =>
    galleryHtml({
      id: design,
      label,
      items: itemsFromRecords(records),
      options: { design, lightbox: true, ...options },
    })
  return {
    template: 'gallery',
    title: `${WORDS.galleryTitle[locale]} · ${NAME}`,
    description: WORDS.galleryLead[locale],
    pageType: 1,
    record: {
      collection: { id: 'gallery', type: 4, title: WORDS.galleryTitle[locale] },
      items: records,
      galleries: {
        slideshow: show('slideshow', WORDS.slideshowTitle[locale], {
          controls: true,
          'show-meta': true,
          'thumbnail-strip-height': 72,
        }),
        grid: show('grid', WORDS.gridTitle[locale], {
          'aspect-ratio': 'four-three',
          'thumbnails-per-row': 3,
          'show-meta-only-title': true,
        }),
        slider: show('slider', WORDS.sliderTitle[locale], {
          controls: true,
          'active-alignment': 'center',
          padding: 16,
        }),
        columns: galleryHtml({
          id: 'columns',
          label: WORDS.columnsTitle[locale],
          items: itemsFromRecords(mixed(edition)),
          options: { design: 'autocolumns', lightbox: true, padding: 16, 'max-width': 300 },
        }),
        stacked: show('stacked', WORDS.stackedTitle[locale], { padding: 40 }),
      },
    },
  }
}

function journal(edition: Edition, slug?: string): Made | undefined {
  const { locale } = edition
  const all = posts(edition)
  const found = all.find(({ id }) => id === slug)
  if (slug && !found) return undefined
  return {
    template: found ? 'post' : 'journal',
    title: `${found?.title ?? WORDS.journalTitle[locale]} · ${NAME}`,
    description: POSTS.find((source) => source.slug === slug)?.excerpt[locale] ?? CLAIM[locale],
    pageType: found ? 50 : 1,
    ...(found ? { picture: found.mainImage.assetUrl } : {}),
    record: {
      collection: { id: 'journal', type: 1, title: WORDS.journalTitle[locale] },
      ...(found
        ? { item: found, others: all.filter((other) => other !== found).slice(0, 3) }
        : { items: all }),
    },
  }
}

function missing(edition: Edition): Made {
  return {
    template: 'not-found',
    title: `${WORDS.notFoundTitle[edition.locale]} · ${NAME}`,
    description: WORDS.notFoundLead[edition.locale],
    pageType: 100,
    status: 404,
    record: { collection: { id: 'not-found', type: 10 }, scene: image('empty-sill', '') },
  }
}

function find(address: string, edition: Edition): Made | undefined {
  const [first = '', second, third] = address.split('/').filter(Boolean)
  if (address === '/') return home(edition)
  if (first === 'gallery') return gallery(edition)
  if (first === 'journal') return journal(edition, second)
  if (first === 'shop' && second === 'p') {
    const all = items(edition)
    const found = all.find(({ id }) => id === third)
    return found && product(edition, found, all)
  }
  if (first === 'shop')
    return !second || CATEGORIES.some(({ key }) => key === second) ? listing(edition, second) : undefined
  return address in PLAIN ? plain(edition, address as keyof typeof PLAIN) : undefined
}

/** An address without its language, and the language. */
export function split(pathname: string): { readonly locale: Locale; readonly address: string } {
  const clean = `/${pathname.split('/').filter(Boolean).join('/')}`
  const locale =
    LOCALES.find((code) => code !== 'en' && (clean === `/${code}` || clean.startsWith(`/${code}/`))) ?? 'en'
  return { locale, address: locale === 'en' ? clean : clean.slice(locale.length + 1) || '/' }
}

/** The demo's router: the page at an address, ready for its template. An unknown address is the not-found page. */
export function page(address: string, edition: Edition): PageRecord {
  const { record, ...made } = find(address, edition) ?? missing(edition)
  return {
    status: 200,
    picture: image('window-row', '').assetUrl,
    ...made,
    record: {
      ...website(edition, address),
      productMerchandisingContext: merchandising(edition),
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
  '/journal',
  ...POSTS.map(({ slug }) => `/journal/${slug}`),
  ...Object.keys(PLAIN),
]
