import { page, split } from '../site/record/page.ts'
import { renderMain } from '../site/render.ts'
import { preserveFormState } from './form-state.ts'
import type { Shop } from '../wiring.ts'

/** Data beside the record of the page that it was rendered with last. */
let extras: Readonly<Record<string, unknown>> = {}

/** Data beside the record of the page, such as what was searched for. */
export const shownExtras = (): Readonly<Record<string, unknown>> => extras

/** Renders the page's own part again, in the current language and currency. */
export function rerender({ localization, log }: Shop, more: Readonly<Record<string, unknown>> = {}): void {
  const main = document.querySelector('main')
  if (!main) return
  extras = more
  const found = page(split(location.pathname).address, localization)
  const { html, ms, diagnostics } = renderMain(found, more)
  const focused = document.activeElement
  const before = document.createDocumentFragment()
  before.append(...main.childNodes)
  main.innerHTML = html
  preserveFormState(before, main, focused)
  for (const button of document.querySelectorAll<HTMLElement>('[data-currency]')) {
    button.ariaPressed = String(button.dataset.currency === localization.currency)
  }
  log.note('page', `render ${found.template}`, diagnostics.length ? 'bad' : 'good', `${ms.toFixed(1)} ms`)
}
