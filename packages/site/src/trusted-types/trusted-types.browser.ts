import { attempt } from '../reader/value.ts'

interface Rules {
  readonly createHTML: (text: string) => string
  readonly createScriptURL: (text: string) => string
}

/** The API of pages that require trusted types, in the browsers that have it: https://www.w3.org/TR/trusted-types/ */
interface TrustedTypes {
  readonly createPolicy: (name: string, rules: Rules) => Rules
}

/** What a package hands to the places where pages may require trusted types. */
export interface TrustedPolicy {
  /** HTML as the page takes it. Undefined if it takes none: it requires trusted types, and does not allow the policy. */
  readonly html: (text: string) => string | undefined
  /** The same for the address of a script. */
  readonly scriptUrl: (url: string) => string | undefined
}

const trustedTypes = (): TrustedTypes | undefined =>
  (globalThis as { readonly trustedTypes?: TrustedTypes }).trustedTypes

/** Whether the page takes a text, as it does unless its security policy requires trusted types. */
function takesText(): boolean {
  return attempt(() => (document.createElement('template').innerHTML = '')) !== undefined
}

/**
 * Creates the policy of a package, when it is first needed: a page may allow each name once.
 *
 * @example
 * ```ts
 * import { createTrustedPolicy } from '@sitewright/site/dom'
 *
 * const { html } = createTrustedPolicy('shop')
 * const markup = html('<p>Hello</p>')
 * if (markup !== undefined) element.innerHTML = markup
 * ```
 */
export function createTrustedPolicy(name: string): TrustedPolicy {
  let policy: Rules | undefined
  let isRefused = false

  function convert(text: string, rule: keyof Rules): string | undefined {
    const types = trustedTypes()
    if (!types) return text
    if (!policy && !isRefused) {
      policy = attempt(() => types.createPolicy(name, { createHTML: same, createScriptURL: same }))
      isRefused = !policy
    }
    return policy ? policy[rule](text) : takesText() ? text : undefined
  }

  return { html: (text) => convert(text, 'createHTML'), scriptUrl: (url) => convert(url, 'createScriptURL') }
}

const same = (text: string): string => text
