import { hiddenAttribute } from './success/success.dom.ts'
import { builtIns, rootOf } from '../element/built-ins.dom.ts'

const RULES =
  `[${hiddenAttribute}],[data-form=error][hidden],[data-form=field][hidden]{display:none!important}` +
  '[data-form=counter-status],[data-form=required]{position:absolute;inline-size:1px;block-size:1px;margin:-1px;overflow:hidden;clip-path:inset(50%)}' +
  '[data-captcha-badge=hidden] .grecaptcha-badge{visibility:hidden}' +
  '[data-captcha-badge] .grecaptcha-badge{z-index:var(--captcha-badge-level)}'

const adopted = new WeakSet<Document | ShadowRoot>()

/** Adds the rules that an enhanced form cannot do without. A policy for content security allows this kind of sheet. */
export function adoptSheet(form: HTMLFormElement): void {
  const { ownerDocument } = builtIns(form)
  const { CSSStyleSheet: Sheet } = ownerDocument.defaultView ?? {}
  // The badge of a captcha is in the document, and the rules of that do not reach into a shadow root.
  for (const root of new Set([ownerDocument, rootOf(form)])) {
    if (adopted.has(root) || !Sheet || !('adoptedStyleSheets' in root)) continue
    adopted.add(root)
    const sheet = new Sheet()
    sheet.replaceSync(RULES)
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
  }
}
