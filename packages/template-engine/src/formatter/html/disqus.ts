import type { Scope } from '../../4-render/scope.ts'
import { child, isTruthy } from '../../4-render/value.ts'

/** True if comments are with Disqus. The setting goes by two spellings. */
export function disqusName(scope: Scope): boolean {
  const settings = scope.lookup('websiteSettings')
  return isTruthy(child(settings, 'disqusShortname')) || isTruthy(child(settings, 'disqusShortName'))
}
