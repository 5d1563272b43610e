/** A product as the page of a shop is given it. */
export interface Product {
  readonly id: string
  readonly title: string
  readonly fullUrl: string
  readonly assetUrl: string
  /** The widths that its image comes in. */
  readonly systemDataVariants: string
  readonly priceCents: number
  readonly salePriceCents: number
  readonly onSale: boolean
  readonly soldOut: boolean
  readonly excerpt: string
  readonly tags: readonly string[]
}

/** A page that shows products. */
export interface Grid {
  readonly collection: { readonly title: string }
  readonly items: readonly Product[]
}

export interface Comment {
  readonly author: string
  readonly body: string
  readonly addedOn: number
}

export interface Post {
  readonly id: string
  readonly title: string
  readonly fullUrl: string
  readonly publishOn: number
  readonly featured: boolean
  readonly author: { readonly displayName: string; readonly avatarUrl: string }
  readonly excerpt: string
  readonly categories: readonly string[]
  readonly commentCount: number
  readonly comments: readonly Comment[]
}

/** A page that shows posts. */
export interface Blog {
  readonly collection: { readonly title: string }
  readonly items: readonly Post[]
}

/** Values of five variables. */
export interface Fragment {
  readonly greeting: string
  readonly name: string
  readonly count: number
  readonly url: string
  readonly place: string
}

const things = ['Mug', 'Bowl', 'Linen apron', 'Carafe', 'Tray & trivet', 'Stoneware plate', 'Salt cellar']
const kinds = ['Speckled', 'Ash', 'Indigo', 'Tall', 'Hand-thrown', 'Small', 'Wide & low', 'Everyday']
const tags = ['new', 'table', 'gifts under $50', 'salt & pepper', 'kitchen', 'studio seconds']
const sentences = [
  'Thrown on the wheel in small batches and glazed twice, so no two pieces are alike.',
  'Washes well, stacks well, and keeps its colour for years; the rim is left bare on purpose.',
  'Made for coffee & everything after, with a handle that fits a whole hand.',
  'From clay dug an hour away, fired to 1,280 degrees for longer than strictly needed.',
  'Our studio sells seconds twice a year: sign up, and you hear of it a day before others do.',
]
const people = ['Ada Moreno', 'Jonas Weiß', 'Kiri & Tom', 'Mei Lin Chow', 'Sofia Berg & Fia', 'Olu Adeyemi']
const FIRST_DAY = Date.UTC(2026, 0, 4, 15, 30)
const DAY_MS = 86_400_000

/** One of a list, the same for the same number. */
function pick<Thing>(from: readonly Thing[], at: number): Thing {
  const found = from[at % from.length]
  if (found === undefined) throw new RangeError('Pick from a list that is not empty.')
  return found
}

const several = <Thing>(from: readonly Thing[], at: number, count: number): Thing[] =>
  Array.from({ length: count }, (_, more) => pick(from, at + more))

function product(at: number): Product {
  const id = `p${(at * 7919 + 100_003).toString(36)}`
  const priceCents = 900 + ((at * 1375) % 180_000)
  return {
    id,
    title: `${pick(kinds, at)} ${pick(things, at * 3)}`,
    fullUrl: `/shop/${id}`,
    assetUrl: `https://images.example.com/${id}/photo.jpg`,
    systemDataVariants: '1500x1000,100w,300w,500w,750w,1000w,1500w',
    priceCents,
    salePriceCents: Math.round(priceCents * 0.8),
    onSale: at % 4 === 1,
    soldOut: at % 11 === 5,
    excerpt: several(sentences, at, 1 + (at % 3)).join(' '),
    tags: several(tags, at, at % 4),
  }
}

/** A shop of so many products. */
export const grid = (count: number): Grid => ({
  collection: { title: 'Pots & plates' },
  items: Array.from({ length: count }, (_, at) => product(at)),
})

function post(at: number): Post {
  const comments = Array.from({ length: at % 4 }, (_, more) => ({
    author: pick(people, at + more + 1),
    body: pick(sentences, at * 2 + more),
    addedOn: FIRST_DAY + (at + more) * DAY_MS,
  }))
  return {
    id: `n${at + 1}`,
    title: `${pick(things, at)} of the month: ${pick(kinds, at * 5)}`,
    fullUrl: `/journal/number-${at + 1}`,
    publishOn: FIRST_DAY + at * 5 * DAY_MS,
    featured: at % 9 === 0,
    author: {
      displayName: pick(people, at),
      avatarUrl: `https://images.example.com/people/${at % people.length}.jpg`,
    },
    excerpt: several(sentences, at, 3).join(' '),
    categories: several(tags, at, at % 3),
    commentCount: comments.length,
    comments,
  }
}

/** A blog of so many posts. */
export const blog = (count: number): Blog => ({
  collection: { title: 'Journal' },
  items: Array.from({ length: count }, (_, at) => post(at)),
})

/** A line for one shopper. */
export const fragment: Fragment = {
  greeting: 'Good to see you',
  name: 'Ada & Ace Moreno',
  count: 3,
  url: '/cart',
  place: 'cart & wish list',
}
