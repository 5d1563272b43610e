/** Makes what a page that requires trusted types takes: https://www.w3.org/TR/trusted-types/ */
interface Policy {
  readonly createHTML: (text: string) => string
  readonly createScript: (text: string) => string
  readonly createScriptURL: (text: string) => string
}

interface TrustedTypes {
  readonly createPolicy: (name: string, rules: Policy) => Policy
}

const hasTrustedTypes = (page: object): page is { readonly trustedTypes: TrustedTypes } =>
  'trustedTypes' in page

const NAME = 'sitewright-forms'

const same = (text: string): string => text
const untouched: Policy = { createHTML: same, createScript: same, createScriptURL: same }

let policy: Policy | undefined

/**
 * The policy for the post-submit markup of the site's owner. Where the page allows none of its name, texts stay texts: they
 * are refused, unless the page has a policy called `default`.
 */
export function trusted(): Policy {
  // Made once: a page may allow each name once.
  policy ??= createPolicy(globalThis)
  return policy
}

function createPolicy(page: object): Policy {
  try {
    return hasTrustedTypes(page) ? page.trustedTypes.createPolicy(NAME, untouched) : untouched
  } catch {
    return untouched
  }
}

/** Puts markup into an element. Returns false and reports why, if the page does not let it. */
export function insertMarkup(
  element: Element,
  markup: string | undefined,
  report: (error: unknown) => void = console.warn,
): boolean {
  if (!markup) return true
  try {
    element.innerHTML = trusted().createHTML(markup)
    return true
  } catch (cause) {
    const name = `Allow the Trusted Types policy '${NAME}' to show the post-submit markup of a form.`
    report(new TypeError(name, { cause }))
    return false
  }
}
