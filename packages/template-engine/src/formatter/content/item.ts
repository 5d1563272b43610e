import { defineFormatter, type Formatters } from '../formatter.ts'
import { attribute } from '../html/fill.ts'
import { isOnSale, isSoldOut } from '../../product.ts'
import type { Scope } from '../../4-render/scope.ts'
import { slugOf } from '../text/slug.ts'
import { child, isTruthy, listOf, numberOf, textOf } from '../../4-render/value.ts'

const STORE_ITEM = 11

function classesOf(value: unknown, scope: Scope): string {
  const slug = (prefix: string, label: unknown): string => prefix + slugOf(textOf(label))
  const slugs = (prefix: string, labels: string): readonly string[] =>
    listOf(scope.lookup(labels)).map((label) => slug(prefix, label))
  const promoted = scope.lookup('promotedBlockType')
  const author = child(scope.lookup('author'), 'displayName')
  const index = textOf(scope.lookup('@index'))
  const isProduct = numberOf(scope.lookup('recordType')) === STORE_ITEM
  return [
    'hentry',
    isTruthy(promoted) && slug('promoted promoted-block-', promoted),
    ...slugs('category-', 'categories'),
    ...slugs('tag-', 'tags'),
    isTruthy(author) && slug('author-', author),
    `post-type-${attribute(scope.lookup('recordTypeLabel'), scope)}`,
    index && `article-index-${index}`,
    isTruthy(scope.lookup('starred')) && 'featured',
    isProduct && isOnSale(value) && 'on-sale',
    isProduct && isSoldOut(value) && 'sold-out',
  ]
    .filter(Boolean)
    .join(' ')
}

/** Items of collections. */
export const item: Formatters = {
  formatters: {
    'item-classes': defineFormatter({
      scoped: true,
      returns: 'attribute',
      arity: [0, 0],
      apply: (value, _, scope) => classesOf(value, scope),
    }),
  },
}
