import { defineFormatter, type Formatters } from './formatter.ts'
import { percent } from './text/percent.ts'
import { textOf } from '../4-render/value.ts'
import { mapping } from './mapping.ts'

/** Percent-encodes all but letters, digits and `@ * _ + - . /`. */
const encodePath = (text: string): string =>
  encodeURIComponent(text)
    .replace(/%(?:40|2B|2F)/g, decodeURIComponent)
    .replace(/[!~'()]/g, percent)

/** Addresses and parts of them. */
export const url: Formatters = {
  formatters: {
    'encode-uri': mapping('url', encodeURI),
    'encode-uri-component': mapping('url', encodeURIComponent),
    'url-encode': mapping('url', encodePath),
    AbsUrl: defineFormatter({
      scoped: true,
      arity: [0, 0],
      apply: (value, _, scope) => `${textOf(scope.lookup('base-url'))}/${textOf(value)}`,
    }),
  },
}
