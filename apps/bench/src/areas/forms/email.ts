import { isEmail } from '@sitewright/site/email'
import type { Work } from '../../area.ts'

/** A text that a careless pattern for addresses tries in very many ways. */
export const email: Work<number, boolean> = (length) => {
  const text = `${'a.'.repeat(length / 4)}@${'a.'.repeat(length / 4)}!`
  return () => isEmail(text)
}
