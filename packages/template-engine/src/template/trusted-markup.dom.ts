interface Policy {
  readonly createHTML: (html: string) => string
}

/** The API of pages that require trusted types, in the browsers that have it: https://www.w3.org/TR/trusted-types/ */
interface TrustedTypes {
  readonly createPolicy: (name: string, rules: Policy) => Policy
}

let policy: Policy | undefined
let isRefused = false

/**
 * Markup as the page takes it: the policy is made once, as a page may allow each name once. Undefined if the page takes
 * none, because it requires trusted types and does not allow the policy.
 */
export function trustedMarkup(html: string): string | undefined {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes }
  if (!trustedTypes) return html
  if (!policy && !isRefused) policy = createPolicy(trustedTypes)
  isRefused = !policy
  if (policy) return policy.createHTML(html)
  return takesText() ? html : undefined
}

function createPolicy(trustedTypes: TrustedTypes): Policy | undefined {
  try {
    return trustedTypes.createPolicy('sitewright-template', { createHTML: (text) => text })
  } catch {
    return undefined
  }
}

function takesText(): boolean {
  try {
    document.createElement('template').innerHTML = ''
    return true
  } catch {
    return false
  }
}
