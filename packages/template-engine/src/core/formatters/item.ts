import type { Family } from '../family.ts'
import { defineFormatter } from '../formatter.ts'
import { raw } from '../html/fill.ts'
import { isOnSale, isSoldOut } from '../product.ts'
import type { Scope } from '../scope.ts'
import { slugOf } from '../text/slug.ts'
import { child, isTruthy, numberOf, textOf } from '../value.ts'

const STORE_ITEM = 11

function classesOf(value: unknown, scope: Scope): string {
  const slugs = (name: string): readonly string[] => {
    const labels = scope.lookup(name)
    return Array.isArray(labels) ? labels.map((label) => slugOf(textOf(label))) : []
  }
  const promoted = scope.lookup('promotedBlockType')
  const author = child(scope.lookup('author'), 'displayName')
  const index = textOf(scope.lookup('@index'))
  const isProduct = numberOf(scope.lookup('recordType')) === STORE_ITEM
  return [
    'hentry',
    ...(isTruthy(promoted) ? [`promoted promoted-block-${slugOf(textOf(promoted))}`] : []),
    ...slugs('categories').map((slug) => `category-${slug}`),
    ...slugs('tags').map((slug) => `tag-${slug}`),
    ...(isTruthy(author) ? [`author-${slugOf(textOf(author))}`] : []),
    `post-type-${raw(scope.lookup('recordTypeLabel'), scope)}`,
    ...(index ? [`article-index-${index}`] : []),
    ...(isTruthy(scope.lookup('starred')) ? ['featured'] : []),
    ...(isProduct && isOnSale(value) ? ['on-sale'] : []),
    ...(isProduct && isSoldOut(value) ? ['sold-out'] : []),
  ].join(' ')
}

/** Items of collections. */
export const item: Family = {
  formatters: {
    'item-classes': defineFormatter({
      scoped: true,
      returns: 'attribute',
      arity: [0, 0],
      apply: (value, _, scope) => classesOf(value, scope),
    }),
  },
}
