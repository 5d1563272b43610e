import { fail, succeed, type Result } from '@sitewright/machine/result'
import type { SiteLanguage } from '../../site/content/site-content.ts'

/** Code of a language that has no code of BCP 47. */
const CUSTOM = /^x-[a-z0-9]{1,8}$/i

/** Canonical code of a language, or undefined if it is none. */
function canonical(code: string): string | undefined {
  if (CUSTOM.test(code)) return code.toLowerCase()
  try {
    return Intl.getCanonicalLocales(code)[0]
  } catch {
    return undefined
  }
}

/** The language that a code names, with its own name of itself. Fails with a message for a code that is none, or taken. */
export function languageOf(typed: string, taken: readonly string[]): Result<SiteLanguage, string> {
  const code = canonical(typed.trim())
  if (!code) return fail(`${typed.trim() || 'Nothing'} is not the code of a language`)
  if (taken.includes(code)) return fail(`The site has ${code} already`)
  const custom = CUSTOM.test(code)
  const name = custom ? code.slice(2) : new Intl.DisplayNames([code], { type: 'language' }).of(code)
  return succeed({ code, name: name ?? code, custom })
}
