import type { Scope } from '../scope.ts'
import { child, isTruthy } from '../value.ts'

/** Whether comments are with Disqus. The setting goes by two spellings. */
export function disqusName(scope: Scope): boolean {
  const settings = scope.lookup('websiteSettings')
  return isTruthy(child(settings, 'disqusShortname')) || isTruthy(child(settings, 'disqusShortName'))
}
