import type { Localization } from '../site/record/item.ts'
import { page, split, type PageRecord } from '../site/record/page.ts'
import { renderMain, type RenderedPage } from '../site/render.ts'
import type { Shop } from '../wiring.ts'
import { canSeeDrafts } from './drafts.ts'
import { preserveFormState } from './form-state.ts'
import { inChosenLanguage } from './language.ts'

/** Data beside the record of the page that it was rendered with last. */
let extras: Readonly<Record<string, unknown>> = {}

/** Data beside the record of the page, such as what was searched for. */
export const shownExtras = (): Readonly<Record<string, unknown>> => extras

/** The page's own part at the current address, for this visitor. */
function renderOwnPart(localization: Localization): RenderedPage & Pick<PageRecord, 'template'> {
  const found = page(split(location.pathname).address, localization, canSeeDrafts())
  return { ...renderMain(found, extras), template: found.template }
}

/** Renders the page's own part again, in the current language and currency. */
export function rerender({ localization, log }: Shop, more: Readonly<Record<string, unknown>> = {}): void {
  const main = document.querySelector('main')
  if (!main) return
  extras = more
  const { html, ms, diagnostics, template } = inChosenLanguage(() => renderOwnPart(localization))
  const focused = document.activeElement
  const before = document.createDocumentFragment()
  before.append(...main.childNodes)
  main.innerHTML = html
  preserveFormState(before, main, focused)
  for (const button of document.querySelectorAll<HTMLElement>('[data-currency]')) {
    button.ariaPressed = String(button.dataset.currency === localization.currency)
  }
  log.note('page', `render ${template}`, diagnostics.length ? 'bad' : 'good', `${ms.toFixed(1)} ms`)
}
