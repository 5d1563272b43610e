import type { GalleryEvents } from '@sitewright/gallery'
import { keepEarly } from './early-event.ts'
import { TRACKED_BUTTONS, trackedOfGallery, trackedOfMedia, type Tracked } from './tracked-event.ts'

/** Emits an event when a picture of a gallery is opened, and when a film or a sound begins. */
export function watchMedia(track: (events: readonly Tracked[]) => void): void {
  document.addEventListener('gallery-open', ({ target, detail }: GalleryEvents['gallery-open']) => {
    if (target instanceof HTMLElement) track(trackedOfGallery(target.id, detail.index))
  })
  const onPlay = ({ target }: Event) => {
    if (target instanceof HTMLMediaElement)
      track(trackedOfMedia(target instanceof HTMLAudioElement ? 'audio' : 'video', target.currentSrc))
  }
  // The event does not bubble.
  document.addEventListener('play', onPlay, { capture: true })
}

/** Keeps presses of buttons until the page tracker watches them. */
export function watchEarlyPresses(): void {
  const onClick = ({ target }: Event) => {
    const isPressed = target instanceof Element && target.closest(TRACKED_BUTTONS) !== null
    if (isPressed && !keepEarly([['ButtonClick', {}]])) document.removeEventListener('click', onClick)
  }
  document.addEventListener('click', onClick)
}
