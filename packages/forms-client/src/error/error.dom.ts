import type { Cleanup } from '@sitewright/machine'
import { draw } from '@sitewright/site/part'
import { builtIns } from '../element/built-ins.dom.ts'
import { connectErrorSummary, type ErrorSummaryApi } from './error.connect.ts'
import type { FormSnapshot } from '../state/snapshot.ts'

/** Messages about a submission that failed: above the fields of a form, and below. */
export interface SummaryBox {
  /** Shows the last failure, or removes it. */
  readonly show: (snapshot: FormSnapshot) => void
  readonly focus: () => void
  readonly cleanup: Cleanup
}

/** Adds what a form says about its failures. */
export function addSummary(element: HTMLFormElement, api: ErrorSummaryApi): SummaryBox {
  const form = builtIns(element)
  const document = form.ownerDocument
  let shown: readonly HTMLElement[] = []
  let last: FormSnapshot | undefined
  const clear = (): void => {
    for (const element of shown) element.remove()
    shown = []
  }
  return {
    focus: () => shown[0]?.focus(),
    cleanup: clear,
    show: (snapshot) => {
      // A box that is drawn again is announced again, and loses the focus.
      const isSame = last?.failures === snapshot.failures && last.message === snapshot.message
      last = snapshot
      if (isSame) return
      clear()
      const view = connectErrorSummary(snapshot, api)
      if (!view) return
      const list = draw(document, 'ul', {})
      for (const { link } of view.links) list.append(draw(document, 'li', {}, draw(document, 'a', link)))
      const above = view.bannerAbove ? [draw(document, 'p', view.bannerAbove)] : []
      const alert = draw(document, 'div', view.alert, ...above, draw(document, 'p', view.message))
      if (view.links.length > 0) alert.append(list)
      const box = draw(document, 'div', view.root, alert)
      form.prepend(box)
      shown = [box]
      if (!view.bannerBelow) return
      const below = draw(document, 'p', view.bannerBelow)
      form.append(below)
      shown = [box, below]
    },
  }
}
