import type { Family } from '../family.ts'
import { definePredicate } from '../predicate.ts'
import { child, numberOf } from '../value.ts'

const slices: Readonly<Record<string, number>> = {
  heading: 1,
  'sub-heading': 2,
  body: 3,
  image: 4,
  gallery: 5,
  video: 6,
  'social-icons': 7,
  buttons: 8,
  navigation: 9,
  'custom-form': 10,
  newsletter: 11,
  album: 12,
  map: 13,
  logo: 14,
  action: 15,
  form: 16,
  lock: 17,
  password: 18,
  twitter: 19,
  undefined: -1,
}

/** Slices of slides. */
export const slide: Family = {
  predicates: {
    'current-type?': definePredicate({
      arity: [1, 1],
      parse: ({ list: [name = 'undefined'] }) => (Object.hasOwn(slices, name) ? slices[name] : undefined),
      test: (value, code) => code !== undefined && numberOf(child(value, 'currentType')) === code,
    }),
  },
}
