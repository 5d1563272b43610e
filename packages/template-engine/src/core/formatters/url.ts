import type { Family } from '../family.ts'
import { defineFormatter } from '../formatter.ts'
import { textOf } from '../value.ts'

const kept: Readonly<Record<string, string>> = { '%40': '@', '%2B': '+', '%2F': '/' }

const encoding = (encode: (text: string) => string) =>
  defineFormatter({ returns: 'url', arity: [0, 0], apply: (value) => encode(textOf(value)) })

/** Percent-encodes all but letters, digits and `@ * _ + - . /`. */
function encodePath(text: string): string {
  return encodeURIComponent(text).replace(
    /%(?:40|2B|2F)|[!~'()]/g,
    (found) => kept[found] ?? `%${found.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}

/** Addresses and parts of them. */
export const url: Family = {
  formatters: {
    'encode-uri': encoding(encodeURI),
    'encode-uri-component': encoding(encodeURIComponent),
    'url-encode': encoding(encodePath),
    AbsUrl: defineFormatter({
      scoped: true,
      arity: [0, 0],
      apply: (value, _, scope) => `${textOf(scope.lookup('base-url'))}/${textOf(value)}`,
    }),
  },
}
