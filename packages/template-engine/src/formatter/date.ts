import { defineFormatter, type Formatters } from './formatter.ts'
import { momentOf } from '../i18n/moment.ts'
import { parseStrftime, printMoment } from '../i18n/strftime.ts'
import { zoneOf } from '../i18n/zone.ts'
import { numberOf } from '../4-render/value.ts'

/** Dates by a pattern, in English, in the website's time zone. */
export const date: Formatters = {
  formatters: {
    date: defineFormatter({
      scoped: true,
      arity: [1, Infinity],
      parse: ({ list }) => parseStrftime(list.join(' ')),
      apply: (value, pieces, scope) =>
        pieces.length > 0 ? printMoment(momentOf(numberOf(value), zoneOf(scope)), pieces) : '',
    }),
  },
}
