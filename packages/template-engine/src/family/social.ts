import { join, type Family } from './family.ts'
import { age } from '../formatter/age.ts'
import { comment } from '../formatter/comment.ts'
import { link } from '../formatter/link.ts'
import { share } from '../formatter/share.ts'
import { social as questions } from '../predicate/social.ts'

/** Comments, likes, shares and links to networks and calendars. */
export const social: Family = /* @__PURE__ */ join(age, comment, link, share, questions)
