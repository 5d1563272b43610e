import { hasImage } from '../formatter/html/image.ts'
import { definePredicate, type Predicate, type Predicates } from './predicate.ts'
import { asking } from './asking.ts'
import { paid } from '../4-render/paid.ts'
import type { Scope } from '../4-render/scope.ts'
import { textOfMarkup } from '../formatter/text/tag.ts'
import { booleanOf, child, descend, isTruthy, listOf, numberOf, sizeOf, textOf } from '../4-render/value.ts'

const INDEX = 1
const REDIRECT = 2
const TEMPLATE_PAGE = 7
const PAGE = 10

const has = (...path: readonly string[]): Predicate => asking((value) => isTruthy(descend(value, path)))

const equals = (key: string, wanted: unknown): Predicate => asking((value) => child(value, key) === wanted)

/** Codes come as numbers or as their text. */
const code = (value: unknown, key: string): number => numberOf(child(value, key))

/** True if a text remains without tags, white space and invisible characters. */
function hasExcerpt(value: unknown, { run }: Scope): boolean {
  const excerpt = child(value, 'excerpt')
  const html = child(excerpt, 'html') ?? excerpt
  return typeof html === 'string' && /[^\s\u200b-\u200d\ufeff]/.test(textOfMarkup(paid(html, run)))
}

const dayOf = (value: unknown): number => Math.floor(numberOf(value) / 86_400_000)

/** Questions about collections and their items. */
export const collection: Predicates = {
  predicates: {
    'calendar-view?': asking((_, scope) => booleanOf(scope.lookup('calendarView'))),
    'child-images?': asking((value) => hasImage(listOf(child(value, 'items'))[0])),
    'clickable?': asking((_, scope) => {
      const behavior = scope.lookup('folderBehavior')
      return behavior === undefined || numberOf(behavior) === INDEX || numberOf(behavior) === REDIRECT
    }),
    'collection?': has('collection'),
    'collection-page?': asking((value) => code(child(value, 'collection'), 'type') === PAGE),
    'collection-template-page?': asking(
      (value) => code(child(value, 'collection') ?? value, 'type') === TEMPLATE_PAGE,
    ),
    'collectionTypeNameEquals?': definePredicate({
      arity: [1, 1],
      test: (_, [name], scope) => textOf(scope.lookup('typeName')) === name,
    }),
    'excerpt?': asking(hasExcerpt),
    'external-link?': has('externalLink'),
    'folder?': has('collection', 'folder'),
    'index?': asking((value) => {
      const owner = child(value, 'collection')
      return isTruthy(child(owner, 'folder')) && child(owner, 'folderBehavior') === INDEX
    }),
    'redirect?': asking((value) => code(value, 'folderBehavior') === REDIRECT),
    'location?': asking((value) => {
      const location = child(value, 'location')
      return child(location, 'mapLat') !== undefined && child(location, 'mapLng') !== undefined
    }),
    'main-image?': asking(hasImage),
    'has-multiple?': asking((value) => sizeOf(value) > 1),
    'passthrough?': asking(
      (value) => isTruthy(child(value, 'passthrough')) && textOf(child(value, 'sourceUrl')) !== '',
    ),
    'same-day?': asking((value) => dayOf(child(value, 'startDate')) === dayOf(child(value, 'endDate'))),
    'serviceNameEmail?': equals('serviceName', 'email'),
    'show-past-events?': equals('showPastOrUpcomingEvents', 'past'),
  },
}
