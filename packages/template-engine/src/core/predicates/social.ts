import type { Family } from '../family.ts'
import { disqusName } from '../html/disqus.ts'
import { definePredicate } from '../predicate.ts'
import { child, isTruthy, numberOf } from '../value.ts'

const comments = definePredicate({
  arity: [0, 0],
  test: (value, _, scope) => {
    const enabled = child(scope.lookup('websiteSettings'), 'commentsEnabled')
    // A site that says nothing of comments has them.
    if (enabled !== undefined && !isTruthy(enabled)) return false
    return child(value, 'commentState') === 1 || numberOf(child(value, 'publicCommentCount')) > 0
  },
})

/** Whether there is something to say, and where. */
export const social: Family = {
  predicates: {
    'comments?': comments,
    'disqus?': definePredicate({ arity: [0, 0], test: (_, __, scope) => disqusName(scope) }),
  },
}
