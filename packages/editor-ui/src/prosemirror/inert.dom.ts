/** The API of pages that require trusted types, in the browsers that have it: https://www.w3.org/TR/trusted-types/ */
interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { readonly createHTML: (html: string) => string },
  ) => { readonly createHTML: (html: string) => string }
}

const hasTrustedTypes = (page: object): page is { readonly trustedTypes: TrustedTypes } =>
  'trustedTypes' in page

const POLICY = 'sitewright-editor'
let policy: ReturnType<TrustedTypes['createPolicy']> | undefined

/** HTML as pages that require trusted types take it. The policy is made once: a page may allow each name once. */
function trusted(html: string): string {
  const page: object = globalThis
  if (!hasTrustedTypes(page)) return html
  policy ??= page.trustedTypes.createPolicy(POLICY, { createHTML: (text) => text })
  return policy.createHTML(html)
}

/** The body of HTML from anywhere, in a document where no script runs and no image is fetched. */
export const inertBody = (html: string): HTMLElement =>
  new DOMParser().parseFromString(trusted(html), 'text/html').body
