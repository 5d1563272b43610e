import type { VideoInfo } from '../video-field/video.ts'
import { createAutomationServer } from '../automation/automation.testing.ts'
import type { CartPreview } from '../constants.ts'
import type { Dataset } from '../dataset-editor/dataset/dataset.ts'
import type { EmailSettings } from '../email-settings/email-settings.ts'
import { createFileServer } from '../file-manager/file-manager.testing.ts'
import type { Font } from '../font-picker/font.ts'
import type { LinkChoice } from '../link-editor/link.ts'
import { createMailingListServer } from '../mailing-list/mailing-list.testing.ts'
import type { MailingList } from '../mailing-list/mailing-list.ts'
import { createTagServer } from '../tag-manager/tag-manager.testing.ts'
import type { Tag } from '../tag-manager/tag.ts'

// The site of a bakery, which the composed editor edits.

/** Tabs below the page. */
export type ContentTab = 'files' | 'video' | 'code' | 'orders' | 'chart'

/** Tabs of the settings. */
export type SettingsTab = 'look' | 'page' | 'add' | 'store' | 'forms'

/** Texts of the editor around the parts, whose own are messages. */
interface EditorTexts {
  readonly schedule: string
  readonly content: string
  readonly contents: Readonly<Record<ContentTab, string>>
  readonly settings: string
  readonly tabs: Readonly<Record<SettingsTab, string>>
  readonly textOfThePage: string
  readonly colorOfHeadings: string
  readonly add: string
  readonly findTheShop: string
  readonly firstScreen: string
  readonly orderColumns: Readonly<Record<keyof Order, string>>
}

/** The bakery's site in one language. */
export interface Bakery {
  readonly locale: string
  readonly editor: EditorTexts
  readonly name: string
  readonly page: string
  readonly text: string
  readonly popup: string
  readonly carts: Readonly<Record<CartPreview, string>>
  readonly pages: readonly LinkChoice[]
  /** Names of the swatches. */
  readonly colors: readonly string[]
  readonly customers: readonly string[]
  readonly breads: readonly string[]
  readonly sales: Dataset
  readonly tags: readonly string[]
  readonly code: { readonly label: string; readonly html: string }
  readonly email: Partial<EmailSettings>
  /** Streets where the bakery may be found, each with its town. */
  readonly streets: readonly (readonly [street: string, town: string])[]
  readonly country: string
  readonly video: string
  readonly pictures: readonly string[]
  readonly priceList: string
  readonly lists: readonly MailingList[]
  readonly services: readonly string[]
}

export const styleGuide: readonly Font[] = [
  { family: 'Fraunces Variable', category: 'serif' },
  { family: 'Instrument Sans Variable', category: 'sansSerif' },
]

export const fonts: readonly Font[] = [
  ...styleGuide,
  { family: 'Georgia', category: 'serif' },
  { family: 'Courier New', category: 'mono' },
  { family: 'Times New Roman', category: 'serif' },
  { family: 'Trebuchet MS', category: 'sansSerif' },
  { family: 'Verdana', category: 'sansSerif' },
]

const colors = ['#7a3e12', '#a14a1f', '#2f6f4e', '#1f3a5f']

export const swatchesOf = ({ colors: names }: Bakery) =>
  colors.map((color, index) => ({ color, name: names[index] ?? color }))

/** An order of bread. */
export interface Order {
  readonly id: number
  readonly customer: string
  readonly bread: string
  readonly total: number
}

export const ordersOf = ({ customers, breads }: Bakery): readonly Order[] =>
  Array.from({ length: 240 }, (_, index) => ({
    id: 1001 + index,
    customer: customers[(index * 7) % customers.length] ?? '',
    bread: breads[(index * 11) % breads.length] ?? '',
    total: 4 + ((index * 37) % 60) / 2,
  }))

export const tagsOf = ({ tags }: Bakery): readonly Tag[] =>
  tags.map((name, index) => ({ id: name, name, count: 18 - index * 3 }))

/** Functions that find streets which begin with what is typed, and the address of one. */
export function createPlaces({ locale, streets, country }: Bakery) {
  const comma = locale.startsWith('ar') ? '،' : ','
  const places = streets.map(([line1, city]) => ({
    placeId: `${line1}${comma} ${city}`,
    address: { line1, city, country },
  }))
  return {
    suggest: (input: string) =>
      Promise.resolve(
        places
          .filter(({ placeId }) => placeId.toLowerCase().startsWith(input.toLowerCase()))
          .map(({ placeId }) => ({ placeId, description: placeId })),
      ),
    details: (id: string) => Promise.resolve(places.find(({ placeId }) => placeId === id) ?? { placeId: id }),
  }
}

/** Finds the one video of the bakery, at any address. */
export const resolveVideo = ({ video }: Bakery): Promise<VideoInfo> =>
  Promise.resolve({ provider_name: 'Vimeo', account_type: 'pro', title: video })

/** A photograph, drawn. */
export const photo = (hue: number): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 90"><rect width="120" height="90" fill="hsl(${hue} 45% 78%)"/><ellipse cx="60" cy="56" rx="42" ry="22" fill="hsl(${hue} 48% 46%)"/><path d="M34 50q26-22 52 0M30 60q30-20 60 0" fill="none" stroke="hsl(${hue} 55% 70%)" stroke-width="4"/></svg>`,
  )}`

const filesOf = ({ pictures, priceList }: Bakery) =>
  [...pictures, priceList].map((name, index) => ({
    id: name,
    name,
    size: 91_000 + index * 212_000,
    type: name.endsWith('.pdf') ? 'application/pdf' : 'image/jpeg',
    addedAt: Date.UTC(2026, 2, 3 + index, 12),
    thumbnailUrl: name.endsWith('.pdf') ? undefined : photo(20 + index * 9),
  }))

/** Servers of the bakery, each with what it keeps. */
export const createServers = (bakery: Bakery) => ({
  files: createFileServer({ files: filesOf(bakery) }),
  tags: createTagServer({ tags: tagsOf(bakery) }),
  lists: createMailingListServer({ lists: bakery.lists }),
  automation: createAutomationServer(bakery.services),
})

export type Servers = ReturnType<typeof createServers>
