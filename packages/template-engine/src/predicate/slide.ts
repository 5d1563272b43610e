import { definePredicate, type Predicates } from './predicate.ts'
import { child, numberOf } from '../4-render/value.ts'

/** The types of slices; their codes count from 1. */
const slices = (
  'heading sub-heading body image gallery video social-icons buttons navigation custom-form newsletter ' +
  'album map logo action form lock password twitter'
).split(' ')

/** Slices of slides. */
export const slide: Predicates = {
  predicates: {
    'current-type?': definePredicate({
      arity: [1, 1],
      parse: ({ list: [name = 'undefined'] }) =>
        name === 'undefined' ? -1 : slices.indexOf(name) + 1 || undefined,
      test: (value, code) => numberOf(child(value, 'currentType')) === code,
    }),
  },
}
