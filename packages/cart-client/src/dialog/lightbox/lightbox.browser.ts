import { createRunner, type Clock, type Cleanup } from '@sitewright/machine'
import type { Store } from '@sitewright/machine/store'
import { lockScroll } from '@sitewright/site/dom'
import { lightbox, stillLightbox, type LightboxState } from './lightbox.machine.ts'

/** The state of a lightbox, and what opens and closes it. */
export interface Lightbox extends Store<LightboxState> {
  /** Opens the lightbox, and keeps the page behind it from scrolling. */
  readonly open: () => void
  /** Closes the lightbox. The page scrolls again once it is out of sight. */
  readonly close: () => void
  /** Starts its timers. The returned function stops them. */
  readonly start: () => Cleanup
}

/**
 * Creates a lightbox, closed. The page does not scroll while it is shown. It opens and closes at once for visitors who
 * want less motion.
 */
export function createLightbox({ clock }: { readonly clock: Clock }): Lightbox {
  const runner = createRunner(wantsLessMotion() ? stillLightbox : lightbox, { clock })
  const { snapshot, subscribe, send } = runner
  let unlock: Cleanup | undefined

  function update(): void {
    if (snapshot() !== 'closed') {
      unlock ??= lockScroll(document)
    } else {
      unlock?.()
      unlock = undefined
    }
  }

  function start(): Cleanup {
    const unsubscribe = subscribe(update)
    runner.start()
    update()
    return () => {
      unsubscribe()
      runner.stop()
      unlock?.()
      unlock = undefined
    }
  }

  return { snapshot, subscribe, open: () => send('open'), close: () => send('close'), start }
}

// Both tables begin closed, so the markup of a server, which cannot know, is right.
const wantsLessMotion = (): boolean =>
  typeof window !== 'undefined' && window.matchMedia('(prefers-reduced-motion: reduce)').matches
