import { defineFormatter, type Formatters } from './formatter.ts'
import { numberOf } from '../4-render/value.ts'

const mod = defineFormatter({
  arity: [0, 1],
  parse: ({ list: [divisor = ''] }) => Number.parseInt(divisor, 10) || 2,
  apply: (value, divisor) => numberOf(value) % divisor,
})

/** Arithmetic without expressions. */
export const number: Formatters = {
  formatters: {
    mod,
    round: defineFormatter({ arity: [0, 0], apply: (value) => Math.round(numberOf(value)) }),
  },
}
