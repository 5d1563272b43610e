import { defineFormatter, type Formatter } from './formatter.ts'
import { hundredths } from '../money/money.ts'

/** Hundredths as money: in the currency of the locale's region unless another one is given. */
export const bookkeeper = (currency?: string): Formatter =>
  defineFormatter({
    scoped: 'tag',
    arity: [0, 0],
    apply(value, _, { run }) {
      const { i18n } = run.settings
      return i18n?.money(hundredths(value), currency ?? i18n.currency, { round: 'half-even' }) ?? ''
    },
  })
