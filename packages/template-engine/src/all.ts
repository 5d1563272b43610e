import { commerce } from './commerce.ts'
import { content } from './content.ts'
import { core } from './core.ts'
import type { Family } from './core/family.ts'
import { i18n, intl } from './i18n.ts'
import { social } from './social.ts'

/** Every formatter and predicate of the language, with the locales of Intl. */
export const all: Family = {
  formatters: {
    ...core.formatters,
    ...commerce.formatters,
    ...content.formatters,
    ...social.formatters,
    ...i18n.formatters,
  },
  predicates: {
    ...core.predicates,
    ...commerce.predicates,
    ...content.predicates,
    ...social.predicates,
    ...i18n.predicates,
  },
  i18n: intl,
}
