import { commerce } from './commerce.ts'
import { content } from './content.ts'
import { core } from './core.ts'
import { join, type Family } from './family.ts'
import { i18n, intl } from './i18n.ts'
import { java } from './java.ts'
import { social } from './social.ts'

/** Every formatter and predicate of the language in both dialects, with the locales of Intl. */
export const all: Family = { ...join(core, commerce, content, social, i18n), ...java, i18n: intl }
