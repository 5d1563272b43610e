import { createEngine, defineFormatter, type Family } from '@sitewright/template-engine'
import { content } from '@sitewright/template-engine/content'
import { core } from '@sitewright/template-engine/core'
import { day, money } from './wording.ts'

/** Formatters that this shop adds to the language. */
const shop: Family = {
  formatters: {
    day: defineFormatter({ apply: (value) => day(Number(value)) }),
    money: defineFormatter({ apply: (value) => money(Number(value)) }),
  },
}

export const engine = createEngine({ families: [core, content, shop] })
