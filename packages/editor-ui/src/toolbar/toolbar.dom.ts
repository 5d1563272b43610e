import type { Cleanup } from '@sitewright/machine'
import { isElement, isRightToLeft } from '../part/element.dom.ts'
import { shortcutKey } from '../part/key.ts'

const GAP_PX = 6

/** Puts a panel below its button, as far to the end of the line as the toolbar reaches. */
export function placePanel(toolbar: HTMLElement, panel: HTMLElement, opener: HTMLElement): void {
  const [frame, button, box] = [toolbar, opener, panel].map((element) => element.getBoundingClientRect())
  if (!frame || !button || !box) return
  const start = isRightToLeft(toolbar) ? frame.right - button.right : button.left - frame.left
  const free = Math.max(frame.width - box.width, 0)
  panel.style.insetInlineStart = `${Math.max(0, Math.min(start, free))}px`
  panel.style.insetBlockStart = `${button.bottom - frame.top + GAP_PX}px`
}

const FOCUSABLE = 'a[href],button:not(:disabled),input:not(:disabled),select,textarea,[tabindex="0"]'

/** Moves the focus into a panel: to the checked item of a menu, else to the first element that takes it. */
export function focusInto(panel: HTMLElement): void {
  const checked = panel.querySelector<HTMLElement>('[role=menuitemradio][aria-checked=true]')
  const tabbable = [...panel.querySelectorAll<HTMLElement>(FOCUSABLE)].find(({ tabIndex }) => tabIndex >= 0)
  const target = checked ?? tabbable ?? panel.querySelector<HTMLElement>('[role=menuitemradio]')
  target?.focus({ preventScroll: true })
}

/** Calls back when the focus or a press goes elsewhere than into a panel and its toolbar's buttons. */
export function whenLeft(toolbar: HTMLElement, panel: HTMLElement, leave: () => void): Cleanup {
  const life = new AbortController()
  const isInside = (target: EventTarget | null): boolean => isElement(target) && panel.contains(target)
  const isOpener = (target: EventTarget | null): boolean =>
    isElement(target) && target.closest('[aria-expanded=true]') !== null && toolbar.contains(target)
  const isNear = (target: EventTarget | null): boolean => isInside(target) || isOpener(target)
  // The document does not see the target of a press in a shadow tree.
  let near: Event | undefined
  toolbar.addEventListener(
    'pointerdown',
    (event) => {
      if (isNear(event.target)) near = event
    },
    life,
  )
  toolbar.ownerDocument.addEventListener(
    'pointerdown',
    (event) => {
      if (event !== near) leave()
    },
    life,
  )
  panel.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      // Without a target the window has lost the focus, or an element that had it is gone.
      if (relatedTarget && !isNear(relatedTarget)) leave()
    },
    life,
  )
  return () => life.abort()
}

/** Calls back for the keys of the text that lead to its toolbar: Alt+F10, and Ctrl+K or Cmd+K for a link. */
export function whenCalled(
  editor: HTMLElement,
  { toolbar, link }: { readonly toolbar: () => void; readonly link: () => boolean },
): Cleanup {
  const onKey = (event: KeyboardEvent): void => {
    const isToolbarKey = event.altKey && event.key === 'F10'
    const isLinkKey =
      (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && shortcutKey(event) === 'k'
    if (isToolbarKey) toolbar()
    if (isToolbarKey || (isLinkKey && link())) event.preventDefault()
  }
  editor.addEventListener('keydown', onKey)
  return () => editor.removeEventListener('keydown', onKey)
}
