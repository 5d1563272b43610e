import { join, type Family } from './family.ts'
import { age } from '../formatters/age.ts'
import { comment } from '../formatters/comment.ts'
import { link } from '../formatters/link.ts'
import { share } from '../formatters/share.ts'
import { social as questions } from '../predicates/social.ts'

/** Comments, likes, shares and links to networks and calendars. */
export const social: Family = /* @__PURE__ */ join(age, comment, link, share, questions)
