import { createTrustedPolicy } from '@sitewright/site/dom'

const trusted = createTrustedPolicy('sitewright-editor')

/** The parser that needs no trusted types, as it drops scripts: https://wicg.github.io/sanitizer-api/ */
interface SafeParser {
  readonly parseHTML?: (html: string, options: { readonly sanitizer: object }) => Document
}

/**
 * The body of HTML from anywhere, in a document where no script runs and no image is fetched.
 * @throws {TypeError} if the page requires trusted types, does not allow our policy, and the browser is older than that parser
 */
export function inertBody(html: string): HTMLElement {
  const markup = trusted.html(html)
  if (markup !== undefined) return new DOMParser().parseFromString(markup, 'text/html').body
  const parser = Document as SafeParser
  if (!parser.parseHTML) throw new TypeError('Allow the policy: trusted-types sitewright-editor')
  return parser.parseHTML(html, { sanitizer: {} }).body
}
