import type { Predicates } from './predicate.ts'
import { disqusName } from '../formatter/html/disqus.ts'
import { child, isTruthy, numberOf } from '../4-render/value.ts'
import { asking } from './asking.ts'

const comments = asking((value, scope) => {
  const enabled = child(scope.lookup('websiteSettings'), 'commentsEnabled')
  // A site that says nothing of comments has them.
  if (enabled !== undefined && !isTruthy(enabled)) return false
  return child(value, 'commentState') === 1 || numberOf(child(value, 'publicCommentCount')) > 0
})

/** True if there is a text to share, and a place for it. */
export const social: Predicates = {
  predicates: {
    'comments?': comments,
    'disqus?': asking((_, scope) => disqusName(scope)),
  },
}
