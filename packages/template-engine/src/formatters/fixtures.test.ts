import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { commerce } from '../family/commerce.ts'
import { content } from '../family/content.ts'
import { core } from '../family/core.ts'
import { text } from './text.ts'
import { comparison } from '../predicates/comparison.ts'
import { i18n } from '../family/i18n.ts'
import type { Family } from '../index.ts'
import { social } from '../family/social.ts'
import { testFixtures } from './fixture.test-support.ts'

/** The folders of fixtures, each with no more families than it needs. A fixture names its requirements itself. */
const folders: Readonly<Record<string, readonly Family[]>> = {
  age: [social, i18n],
  cart: [commerce, i18n],
  collection: [content],
  color: [content],
  comment: [social, i18n],
  comparison: [comparison],
  date: [core],
  datetime: [i18n],
  decimal: [i18n],
  gallery: [content],
  image: [content],
  item: [content],
  json: [core],
  language: [text, comparison],
  link: [social, i18n],
  list: [core],
  media: [content],
  message: [i18n],
  money: [commerce, i18n],
  number: [core],
  path: [core],
  price: [commerce, i18n],
  product: [commerce, i18n],
  record: [content],
  'relative-time': [i18n],
  share: [social, i18n],
  size: [content],
  slide: [content],
  summary: [commerce, i18n],
  text: [core],
  unit: [i18n],
  url: [core],
}

describe.each(Object.entries(folders))('%s', (folder, families) => testFixtures(folder, families))

test('no folder of fixtures is left out', () => {
  expect(readdirSync(new URL('fixtures', import.meta.url)).sort()).toEqual(Object.keys(folders).sort())
})
