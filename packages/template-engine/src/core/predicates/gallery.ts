import type { Family } from '../family.ts'
import type { Predicate } from '../predicate.ts'
import { booleanOf, child, isTruthy, textOf } from '../value.ts'
import { asking } from './asking.ts'

/** Texts of a gallery's options that templates ask for. */
const choices = {
  design: 'grid slideshow slider stacked',
  'meta-position': 'top top-left top-right center bottom bottom-left bottom-right',
  'active-alignment': 'center left right',
}
const switches =
  'autoplay auto-crop controls lightbox square-thumbs show-meta show-meta-on-hover thumbnails'.split(' ')

const option = (key: string, holds: (value: unknown) => boolean): Predicate =>
  asking((_, scope) => holds(child(scope.lookup('options'), key)))

const isChoice = ([key, texts]: [string, string]): [string, Predicate][] =>
  texts.split(' ').map((text) => [`gallery-${key}-${text}?`, option(key, (value) => textOf(value) === text)])

/** How a gallery is shown. */
export const gallery: Family = {
  predicates: Object.fromEntries([
    ...Object.entries(choices).flatMap(isChoice),
    ...switches.map((key): [string, Predicate] => [`gallery-${key}?`, option(key, booleanOf)]),
    [
      'gallery-meta?',
      asking((_, scope) => {
        const options = scope.lookup('options')
        return isTruthy(child(options, 'controls')) || isTruthy(child(options, 'indicators'))
      }),
    ],
  ]),
}
