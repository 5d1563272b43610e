import { defineFormatter, type Formatters } from '../formatter.ts'
import { paidMarkup } from '../html/markup.ts'
import { disqusName } from '../html/disqus.ts'
import { attributeAt, raw } from '../html/fill.ts'
import type { Scope } from '../../4-render/scope.ts'
import { child, isTruthy, numberOf } from '../../4-render/value.ts'

const countOf = (item: unknown): string => String(numberOf(child(item, 'publicCommentCount')))

/** `No Comments`, `1 Comment`, `2 Comments`, with a separator between number and word. */
const counted = (count: string, space: string): string =>
  `${count === '0' ? 'No' : count}${space}Comment${count === '1' ? '' : 's'}`

function link(item: unknown, scope: Scope): string {
  const url = attributeAt(item, 'fullUrl', scope)
  const id = attributeAt(item, 'id', scope)
  return disqusName(scope)
    ? `\n  <a href="${url}" class="sqs-comment-link sqs-disqus-comment-link" data-id="${id}"></a>\n`
    : `\n  <a href="${url}#comments-${id}" class="sqs-comment-link" data-id="${id}">\n  ${counted(
        raw(child(item, 'publicCommentCount'), scope),
        '\n  ',
      )}\n  </a>\n`
}

function place(value: unknown, scope: Scope): string {
  if (disqusName(scope)) return '\n  <div class="squarespace-comments" id="disqus_thread"></div>\n'
  const kind = isTruthy(scope.lookup('item')) ? 'item' : 'collection'
  const owner = scope.lookup(kind)
  const put = (name: string, key: string): string => ` data-${name}="${attributeAt(owner, key, scope)}"`
  const known =
    put(`${kind}-id`, 'id') +
    put('public-comment-count', 'publicCommentCount') +
    put('comment-state', 'commentState')
  return `\n  <div class="squarespace-comments" id="comments-${attributeAt(value, 'id', scope)}"${
    isTruthy(owner) ? known : ''
  }></div>\n`
}

function like(item: unknown, scope: Scope): string | undefined {
  if (!isTruthy(item) || !isTruthy(child(scope.lookup('websiteSettings'), 'simpleLikingEnabled'))) return ''
  return `
  <span class="sqs-simple-like" data-item-id="${attributeAt(item, 'id', scope)}" data-like-count="${attributeAt(item, 'likeCount', scope)}">
    <span class="like-icon"></span>
    <span class="like-count"></span>
  </span>
`
}

/** Comments and likes. */
export const comment: Formatters = {
  formatters: {
    'comment-count': defineFormatter({ arity: [0, 0], apply: (value) => counted(countOf(value), ' ') }),
    'comment-link': paidMarkup(link),
    comments: paidMarkup(place),
    'like-button': paidMarkup(like),
  },
}
