import type { Predicates } from './predicate.ts'
import type { Scope } from '../4-render/scope.ts'
import { booleanOf, child, isTruthy, textOf } from '../4-render/value.ts'
import { asking, each } from './asking.ts'

const designs = ['grid', 'slideshow', 'slider', 'stacked']
const positions = ['top', 'top-left', 'top-right', 'center', 'bottom', 'bottom-left', 'bottom-right']
const alignments = ['center', 'left', 'right']
const switches = 'autoplay auto-crop controls lightbox square-thumbs show-meta show-meta-on-hover thumbnails'

const option = (scope: Scope, key: string): unknown => child(scope.lookup('options'), key)

const chooses = (key: string) => (text: string) => (_: unknown, scope: Scope) =>
  textOf(option(scope, key)) === text

/** How a gallery is shown. */
export const gallery: Predicates = {
  predicates: {
    ...each('gallery-design-', designs, chooses('design')),
    ...each('gallery-meta-position-', positions, chooses('meta-position')),
    ...each('gallery-active-alignment-', alignments, chooses('active-alignment')),
    ...each('gallery-', switches.split(' '), (key) => (_, scope) => booleanOf(option(scope, key))),
    'gallery-meta?': asking(
      (_, scope) => isTruthy(option(scope, 'controls')) || isTruthy(option(scope, 'indicators')),
    ),
  },
}
