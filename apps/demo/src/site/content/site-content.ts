import type { PageStatus } from '@sitewright/editor-ui'
import {
  CONNECTIONS,
  EMBEDS,
  LOCATION,
  TAGS,
  type Connections,
  type Embeds,
  type Location,
  type SiteTag,
} from './connection.ts'
import type { Category } from './category.ts'
import { builtChart, type SiteChart } from './chart.ts'
import { EVENT_TEXTS } from './event.ts'
import { FORM_TEXTS } from './form-words.ts'
import { PRODUCTS, type Product } from './product.ts'
import { PROMO, type Promo } from './promo.ts'
import { builtForms, type SiteForm } from './site-form.ts'
import { builtGalleries, type GalleryId, type StoredGallery } from './site-gallery.ts'
import { CATEGORIES, CLAIM, HOUSE, NAME, NAVIGATION, TEXTS } from './website.ts'
import { STORE, type StorePreferences } from './store.ts'
import { LANGUAGE_NAMES, type LocalizedText } from './words.ts'

/** Link of a navigation: to a page by its id, or to another site. Without a title it bears that of its page. */
export interface NavigationLink {
  readonly collectionId?: string | undefined
  readonly externalLink?: string | undefined
  readonly title?: LocalizedText | undefined
  /** @default false */
  readonly isHidden?: boolean | undefined
  /** @default false */
  readonly isNewWindow?: boolean | undefined
}

/** Page of the site. `kind` says which template prints it: one of its own, text, or a shelf of the store. */
export interface SitePage {
  readonly id: string
  readonly path: string
  readonly title: LocalizedText
  readonly kind: 'own' | 'text' | 'store'
  /** A page with a status is not published: visitors get the page for what does not exist. */
  readonly status?: PageStatus | undefined
  /** Markup of a page of text. */
  readonly body?: LocalizedText | undefined
}

/** Header of the site. */
export interface Header {
  readonly title: string
  readonly tagLine: LocalizedText
  /** Line above the header. Without it the tag line is shown there. */
  readonly announcement: LocalizedText
}

/** Footer of the site. */
export interface Footer {
  readonly address: LocalizedText
  readonly note: LocalizedText
  readonly links: readonly NavigationLink[]
}

/** Language in which the site is offered. */
export interface SiteLanguage {
  readonly code: string
  readonly name?: string | undefined
  readonly custom: boolean
}

/** Colours and fonts that differ from the style sheet's, as values of its custom properties. */
export type Design = Readonly<Record<string, string>>

/** Content that a site's owner can edit, as one immutable value. A section is the part that one call or one save replaces. */
export interface SiteContent {
  readonly header: Header
  readonly footer: Footer
  readonly navigation: readonly NavigationLink[]
  readonly pages: readonly SitePage[]
  readonly store: StorePreferences
  readonly languages: readonly SiteLanguage[]
  /** Texts of the languages that were added, by their code and by the English text that each stands for. */
  readonly translations: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly design: Design
  readonly products: readonly Product[]
  readonly categories: readonly Category[]
  /** Pictures that were uploaded, by the id of their file: as data URLs. */
  readonly pictures: Readonly<Record<string, string>>
  readonly forms: Readonly<Record<string, SiteForm>>
  readonly galleries: Readonly<Record<GalleryId, StoredGallery>>
  /** Markup of posts that differs from the built one, by their address. */
  readonly posts: Readonly<Record<string, LocalizedText>>
  readonly tags: readonly SiteTag[]
  readonly chart: SiteChart
  readonly promo: Promo
  readonly connections: Connections
  readonly location: Location
  readonly embeds: Embeds
  /** Texts of the templates that differ from `TEXTS`, by key. */
  readonly texts: Readonly<Record<string, LocalizedText>>
  /** Templates that differ from their files, by name. */
  readonly templates: Readonly<Record<string, string>>
}

const linkTo = ({ path, word }: { readonly path: string; readonly word: LocalizedText }): NavigationLink => ({
  collectionId: path.slice(1),
  title: word,
})

const own = (id: string, title: LocalizedText): SitePage => ({
  id,
  path: id === 'home' ? '/' : `/${id}`,
  title,
  kind: 'own',
})

/** Text of the templates that holds the title of a page, by the id of the page. */
export const TITLES: Readonly<Record<string, string>> = {
  shop: 'shopTitle',
  gallery: 'galleryTitle',
  journal: 'journalTitle',
  contact: 'contactTitle',
  'kiln-days': 'eventsTitle',
}

/** The site as it was built. */
export const builtContent: SiteContent = {
  header: { title: NAME, tagLine: CLAIM, announcement: { en: '', de: '' } },
  footer: { address: TEXTS.footer, note: TEXTS.demoNote, links: HOUSE.map(linkTo) },
  navigation: NAVIGATION.map(linkTo),
  pages: [
    own('home', { en: 'Home', de: 'Startseite' }),
    own('shop', TEXTS.shopTitle),
    own('gallery', TEXTS.galleryTitle),
    own('journal', TEXTS.journalTitle),
    own('contact', FORM_TEXTS.contactTitle),
    own('kiln-days', EVENT_TEXTS.eventsTitle),
  ],
  store: STORE,
  languages: Object.entries(LANGUAGE_NAMES).map(([code, name]) => ({ code, name, custom: false })),
  translations: {},
  design: {},
  products: PRODUCTS,
  categories: CATEGORIES,
  pictures: {},
  forms: builtForms,
  galleries: builtGalleries,
  posts: {},
  tags: TAGS,
  chart: builtChart,
  promo: PROMO,
  connections: CONNECTIONS,
  location: LOCATION,
  embeds: EMBEDS,
  texts: {},
  templates: {},
}

let current = builtContent

/** The site as it is now: as it was built, until an edited one is loaded. */
export const siteContent = (): SiteContent => current

/** Replaces the site that pages are rendered from. */
export function setSiteContent(content: SiteContent): void {
  current = content
}

/** Renders from another site than the current one. */
export function withSiteContent<Rendered>(content: SiteContent, render: () => Rendered): Rendered {
  const now = current
  current = content
  try {
    return render()
  } finally {
    current = now
  }
}
