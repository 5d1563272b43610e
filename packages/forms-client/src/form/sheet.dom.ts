import { hiddenAttribute } from '../success/success.dom.ts'

const RULES = `
[${hiddenAttribute}], [data-form="error"][hidden], [data-form="field"][hidden] { display: none !important }
[data-form="counter-status"], [data-form="required"] {
  position: absolute; inline-size: 1px; block-size: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%);
}
[data-captcha-badge="hidden"] .grecaptcha-badge { visibility: hidden }
[data-captcha-badge] .grecaptcha-badge { z-index: var(--captcha-badge-level) }
`

const adopted = new WeakSet<Document>()

/** Adds the rules that an enhanced form cannot do without. A policy for content security allows this kind of sheet. */
export function adoptSheet(document: Document): void {
  const { CSSStyleSheet: Sheet } = document.defaultView ?? {}
  if (adopted.has(document) || !Sheet || !('adoptedStyleSheets' in document)) return
  adopted.add(document)
  const sheet = new Sheet()
  sheet.replaceSync(RULES)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}
