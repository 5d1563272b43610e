import { join, type Family } from './core/family.ts'
import { age } from './core/formatters/age.ts'
import { comment } from './core/formatters/comment.ts'
import { link } from './core/formatters/link.ts'
import { share } from './core/formatters/share.ts'
import { social as questions } from './core/predicates/social.ts'

/** Comments, likes, shares and links to networks and calendars. */
export const social: Family = /* @__PURE__ */ join(age, comment, link, share, questions)
