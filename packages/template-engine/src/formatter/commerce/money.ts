import { defineFormatter, type Formatters } from '../formatter.ts'
import { decimalOf } from '../../money/money.ts'
import { bookkeeper } from '../bookkeeper.ts'

/** In Java these do something; here they print the value as it is. */
const none = defineFormatter({ returns: 'same', arity: [0, 0], apply: (value) => value })

const percentage = defineFormatter({
  scoped: 'tag',
  arity: [0, 1],
  parse: ({ list }) => ({
    minimumFractionDigits: list.includes('trim') ? 0 : 2,
    maximumFractionDigits: 3,
  }),
  apply: (value, options, { run }) => run.settings.i18n?.decimal(decimalOf(value) ?? '0', options) ?? '',
})

/** Money and percentages. */
export const money: Formatters = {
  formatters: {
    'bookkeeper-money-format': bookkeeper(),
    'percentage-format': percentage,
    'money-format': none,
    moneyFormat: none,
    'money-string': none,
    'i18n-money-format': { ...none, arity: [0, 1] },
    datetimefield: none,
    unit: none,
  },
}
