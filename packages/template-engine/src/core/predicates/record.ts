import type { Family } from '../family.ts'
import type { Predicate } from '../predicate.ts'
import { child, numberOf, textOf } from '../value.ts'
import { asking } from './asking.ts'

// Without @sitewright/site, so that reading a template brings no second table: these are names of the language.
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

const blocks = 'map embed image code quote twitter link video foursquare instagram form'.split(' ')
const sources = { undefined: -1, upload: 1, instagram: 2, video: 3, none: 4 }

const isCode = (key: string, code: number): Predicate =>
  asking((value) => numberOf(child(value, key)) === code)

const promotes = (block: string): Predicate => asking((value) => child(value, 'promotedBlockType') === block)

const isOrPromotes = ([name, code]: [string, number]): [string, Predicate] => {
  const block = name.replace('external-', '')
  return [
    `${name}?`,
    asking(
      (value) =>
        numberOf(child(value, 'recordType')) === code || textOf(child(value, 'promotedBlockType')) === block,
    ),
  ]
}

const codes = (table: Readonly<Record<string, number>>, key: string, prefix = ''): [string, Predicate][] =>
  Object.entries(table).map(([name, code]) => [`${prefix}${name}?`, isCode(key, code)])

/** What kind of record an item is, and what it promotes. */
export const record: Family = {
  predicates: Object.fromEntries([
    ...codes(records, 'recordType'),
    ...Object.entries(promotable).map(isOrPromotes),
    ...blocks.map((block): [string, Predicate] => [`promoted${block.toUpperCase()}?`, promotes(block)]),
    ...codes(sources, 'backgroundSource', 'background-source-'),
  ]),
}
