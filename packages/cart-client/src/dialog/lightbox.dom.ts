import { createRunner, timers, type Clock } from '@sitewright/machine'
import { lightbox, lightboxTop, stillLightbox } from './lightbox.machine.ts'
import { keepFocusOutOfFrames } from './frame-focus.dom.ts'
import { lockScroll } from './scroll-lock.dom.ts'

/** A lightbox that is open. */
export interface OpenLightbox {
  readonly close: () => void
  /** Resolves when it is closed, by whatever. */
  readonly closed: Promise<void>
}

export interface LightboxOptions {
  /** Accessible name. */
  readonly label: string
  readonly document?: Document | undefined
  readonly clock?: Clock | undefined
}

/** Shows some content in a lightbox. Escape and a press beside it close it, and the focus goes back to where it was. */
export function openLightbox(
  content: Element,
  { label, document = globalThis.document, clock = timers }: LightboxOptions,
): OpenLightbox {
  const view = document.defaultView
  const dialog = document.createElement('dialog')
  dialog.className = 'sitewright-lightbox'
  dialog.dataset.cart = 'dialog'
  dialog.setAttribute('aria-label', label)
  dialog.append(content)
  document.body.append(dialog)

  const isStill = view?.matchMedia('(prefers-reduced-motion: reduce)').matches === true
  const runner = createRunner(isStill ? stillLightbox : lightbox, { clock })
  const undos = [lockScroll(document), keepFocusOutOfFrames(dialog)]
  const place = (): void => {
    dialog.dataset.state = runner.state()
    dialog.style.marginBlockStart = `${lightboxTop(dialog.offsetHeight, view?.innerHeight ?? 0)}px`
  }
  const close = (): void => runner.send('close')

  dialog.addEventListener('cancel', (event) => {
    event.preventDefault()
    close()
  })
  // By a form of its own, for example.
  dialog.addEventListener('close', close)
  dialog.addEventListener('pointerdown', (event) => {
    // A press beside the content falls on the dialog itself, outside of its box.
    const { left, right, top, bottom } = dialog.getBoundingClientRect()
    const { clientX: x, clientY: y } = event
    if (event.target === dialog && (x < left || x > right || y < top || y > bottom)) close()
  })
  view?.addEventListener('resize', place)

  const closed = new Promise<void>((resolve) => {
    runner.subscribe(() => {
      place()
      if (runner.state() !== 'closed') return
      view?.removeEventListener('resize', place)
      runner.stop()
      for (const undo of undos) undo()
      dialog.close()
      dialog.remove()
      resolve()
    })
  })
  runner.start()
  dialog.showModal()
  runner.send('open')
  return { close, closed }
}
