import type { Cleanup } from '@sitewright/machine'

/** Time between two looks at where the focus is. */
const CHECK_MS = 100

/**
 * Takes the focus back when the pointer moves it into a frame inside of a dialog: keys pressed in a frame of another
 * origin never reach the page, so the Escape key would not close the dialog. A visitor who enters the frame with the
 * Tab key stays there, to scroll it by keys.
 */
export function keepFocusOutOfFrames(dialog: HTMLElement, closeButton = 'button, a[href]'): Cleanup {
  const page = dialog.ownerDocument
  let isTabbing = false
  const life = new AbortController()
  const takeBack = (): void => {
    const { activeElement } = page
    if (isTabbing || !activeElement?.matches('iframe') || !dialog.contains(activeElement)) return
    dialog.querySelector<HTMLElement>(closeButton)?.focus({ preventScroll: true })
  }
  page.addEventListener('keydown', ({ key }) => (isTabbing = key === 'Tab'), life)
  page.addEventListener('keyup', () => (isTabbing = false), life)
  page.addEventListener('pointerdown', () => (isTabbing = false), life)
  // No event says it: a window that has no focus gets no blur, and of a frame that has a process of its own Chromium may
  // learn later than of the blur: https://www.chromium.org/Home/chromium-security/site-isolation/
  const checks = setInterval(takeBack, CHECK_MS)
  return () => {
    clearInterval(checks)
    life.abort()
  }
}
