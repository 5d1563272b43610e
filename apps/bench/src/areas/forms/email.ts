import { isEmail } from '@sitewright/site/rules'
import type { Work } from '../../area.ts'

/** Texts of a length that an address may have, for which a pattern with backtracking would search for years. */
const short = [
  `${'a.'.repeat(127)}@`,
  `a@${'a'.repeat(254)}`,
  `a@${'a-'.repeat(127)}`,
  `a@${'a-a.'.repeat(63)}!`,
]

/** A text that a careless pattern for addresses tries in very many ways, and those that no length refuses. */
export const email: Work<number, boolean> = (length) => {
  const text = `${'a.'.repeat(length / 4)}@${'a.'.repeat(length / 4)}!`
  return () => [text, ...short].some((each) => isEmail(each))
}
