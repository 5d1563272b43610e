import type { Predicates } from './predicate.ts'
import { child, numberOf } from '../4-render/value.ts'
import { each } from './asking.ts'

// Names of the language, and all of its codes: a table that others share would say less and bring more along.
const records = {
  text: 1,
  audio: 7,
  'store-item': 11,
  event: 12,
  binary: 15,
  'css-asset': 16,
  'tweak-asset': 17,
  'digital-good': 18,
  attachment: 19,
  'wordpress-export': 20,
  'json-export': 21,
  'site-search': 30,
  'active-time': 31,
  tweet: 50,
  checkin: 52,
  kbarticle: 54,
  undefined: -1,
}

/** Records that a text can promote: it counts as one of them then. */
const promotable = { image: 2, quote: 4, link: 5, video: 8, 'external-video': 8, gallery: 14 }

const blocks = 'MAP EMBED IMAGE CODE QUOTE TWITTER LINK VIDEO FOURSQUARE INSTAGRAM FORM'.split(' ')
const sources = { undefined: -1, upload: 1, instagram: 2, video: 3, none: 4 }

type Codes = Readonly<Record<string, number>>

const isCode = (key: string, codes: Codes) => (name: string) => (value: unknown) =>
  numberOf(child(value, key)) === codes[name]

const promotes = (block: string) => (value: unknown) => child(value, 'promotedBlockType') === block

/** Kind of record of an item, and what it promotes. */
export const record: Predicates = {
  predicates: {
    ...each('', Object.keys(records), isCode('recordType', records)),
    ...each('', Object.keys(promotable), (name) => (value) => {
      const block = name.replace('external-', '')
      return isCode('recordType', promotable)(name)(value) || promotes(block)(value)
    }),
    ...each('promoted', blocks, (block) => promotes(block.toLowerCase())),
    ...each('background-source-', Object.keys(sources), isCode('backgroundSource', sources)),
  },
}
