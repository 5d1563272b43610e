import { join, type Family } from './family.ts'
import { age } from '../formatter/social/age.ts'
import { comment } from '../formatter/social/comment.ts'
import { link } from '../formatter/social/link.ts'
import { share } from '../formatter/social/share.ts'
import { social as questions } from '../predicate/social.ts'

/** Comments, likes, shares and links to networks and calendars. */
export const social: Family = /* @__PURE__ */ join(age, comment, link, share, questions)
