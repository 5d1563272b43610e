import type { Formatters } from '../formatter.ts'
import { paidMarkup } from '../html/markup.ts'
import { attribute } from '../html/fill.ts'
import { paid } from '../../4-render/paid.ts'
import { isOnSale, isSoldOut } from '../../product.ts'
import type { Scope } from '../../4-render/scope.ts'
import { slugOf } from '../text/slug.ts'
import { child, isTruthy, listOf, numberOf, textOf } from '../../4-render/value.ts'

const STORE_ITEM = 11

function classesOf(value: unknown, scope: Scope): string {
  const { run } = scope
  const slug = (prefix: string, label: unknown): string => prefix + slugOf(paid(textOf(label), run))
  const slugs = (prefix: string, labels: string): readonly string[] =>
    listOf(paid(scope.lookup(labels), run)).map((label) => slug(prefix, label))
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
    isProduct && isOnSale(value, scope) && 'on-sale',
    isProduct && isSoldOut(value, scope) && 'sold-out',
  ]
    .filter(Boolean)
    .join(' ')
}

/** Items of collections. */
export const item: Formatters = {
  formatters: {
    'item-classes': paidMarkup(classesOf, { returns: 'attribute' }),
  },
}
