import type { VideoInfo } from '../video-field/video.ts'
import { createAutomationServer } from '../automation/automation.testing.ts'
import { createFileServer } from '../file-manager/file-manager.testing.ts'
import type { Font } from '../font-picker/font.ts'
import { createMailingListServer } from '../mailing-list/mailing-list.testing.ts'
import { createTagServer } from '../tag-manager/tag-manager.testing.ts'

// The site of a bakery, which the composed editor edits.

export const text = `<h2>Bread, baked at night</h2>
<p>Our oven is lit at <strong>two in the morning</strong>. By six, the first loaves are on the shelf, and by noon most of
them are gone. <a href="/order">Order yours</a> for the next day.</p>
<ul><li><p>Wholemeal from the mill down the river</p></li><li><p>Sourdough that rests for <em>thirty hours</em></p></li></ul>`

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

export const pages = [
  { href: '/', name: 'Home' },
  { href: '/order', name: 'Order' },
  { href: '/about', name: 'About us' },
]

export const swatches = [
  { color: '#7a3e12', name: 'Crust' },
  { color: '#a14a1f', name: 'Ember' },
  { color: '#2f6f4e', name: 'Rye field' },
  { color: '#1f3a5f', name: 'Before dawn' },
]

export const orders = Array.from({ length: 240 }, (_, index) => ({
  id: 1001 + index,
  customer: ['Ada', 'Grace', 'Mary', 'Edith', 'Joan'][(index * 7) % 5] ?? '',
  bread: ['Wholemeal', 'Sourdough', 'Rye', 'Brioche'][(index * 11) % 4] ?? '',
  total: 4 + ((index * 37) % 60) / 2,
}))

export type Order = (typeof orders)[number]

export const sales = {
  series: ['Wholemeal', 'Sourdough', 'Brioche'],
  rows: [
    { label: 'Spring', values: ['420', '310', '250'] },
    { label: 'Summer', values: ['380', '450', '190'] },
    { label: 'Autumn', values: ['510', '390', '330'] },
    { label: 'Winter', values: ['560', '620', '480'] },
  ],
}

export const tags = ['Bread', 'Cake', 'Opening hours', 'Recipes', 'Seasonal'].map((name, index) => ({
  id: name,
  name,
  count: 18 - index * 3,
}))

export const code = `<section class="hours">
  <h3>Open</h3>
  <!-- Closed on Mondays -->
  <p>Tuesday to Sunday, <time>06:00</time> to <time>13:00</time></p>
</section>`

export const email = {
  subject: 'A new order',
  to: 'orders@harbour-bakery.example',
  body: 'Somebody has ordered bread for tomorrow.',
}

/** Streets where the bakery may be found. */
const streets = [
  ['Harbour Lane 4', 'Kilnhaven'],
  ['Harbour View 11', 'Kilnhaven'],
  ['Mill Street 2', 'Tenmoku'],
] as const

const placeOf = ([street, city]: (typeof streets)[number]) => `${street}, ${city}`

/** Suggests streets that begin with what is typed. */
export const suggest = (input: string) =>
  Promise.resolve(
    streets
      .map(placeOf)
      .filter((place) => place.toLowerCase().startsWith(input.toLowerCase()))
      .map((description) => ({ placeId: description, description })),
  )

/** Fetches the address of a street. */
export function details(placeId: string) {
  const [line1 = '', city = ''] = streets.find((street) => placeOf(street) === placeId) ?? []
  return Promise.resolve({ placeId, address: { line1, city, country: 'Germany' } })
}

/** Finds the one video of the bakery, at any address. */
export const resolveVideo = (): Promise<VideoInfo> =>
  Promise.resolve({ provider_name: 'Vimeo', account_type: 'pro', title: 'A loaf rises' })

/** A photograph, drawn. */
export const photo = (hue: number): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 90"><rect width="120" height="90" fill="hsl(${hue} 45% 78%)"/><ellipse cx="60" cy="56" rx="42" ry="22" fill="hsl(${hue} 48% 46%)"/><path d="M34 50q26-22 52 0M30 60q30-20 60 0" fill="none" stroke="hsl(${hue} 55% 70%)" stroke-width="4"/></svg>`,
  )}`

const pictures = ['wholemeal.jpg', 'sourdough.jpg', 'brioche.jpg', 'oven.jpg', 'shop front.jpg']

const files = [...pictures, 'price list.pdf'].map((name, index) => ({
  id: name,
  name,
  size: 91_000 + index * 212_000,
  type: name.endsWith('.pdf') ? 'application/pdf' : 'image/jpeg',
  addedAt: Date.UTC(2026, 2, 3 + index, 12),
  thumbnailUrl: name.endsWith('.pdf') ? undefined : photo(20 + index * 9),
}))

/** Servers of the bakery, each with what it keeps. */
export const createServers = () => ({
  files: createFileServer({ files }),
  tags: createTagServer({ tags }),
  lists: createMailingListServer({
    lists: [
      { id: 'news', name: 'News from the bakery' },
      { id: 'market', name: 'Market days' },
    ],
  }),
  automation: createAutomationServer(['Order notifications', 'Review requests']),
})

export type Servers = ReturnType<typeof createServers>
