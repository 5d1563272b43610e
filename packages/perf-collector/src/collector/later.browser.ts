import type { Undo } from '@sitewright/machine'
import { observeAccessibility } from '../accessibility/accessibility.browser.ts'
import { observeImages } from '../image/image.browser.ts'
import type { ImageRecord } from '../image/image.ts'
import type { AccessibilityRecord } from '../accessibility/accessibility.ts'

/** Records that can wait until the page has nothing else to do. */
export interface Later {
  readonly accessibility: () => AccessibilityRecord
  /** Observes the images of the document as it is now, in place of those before. */
  readonly observeImages: () => void
  /** Leaves the images alone: the next page has others. */
  readonly stopImages: Undo
  readonly stop: Undo
}

/** Begins to observe what the visitor asks of the page. `begin` is when the page began. */
export function observeLater(
  hosts: readonly string[],
  onImage: (data: ImageRecord) => void,
  begin: () => number,
): Later {
  const { read, stop } = observeAccessibility()
  let undo: Undo | undefined
  const stopImages = (): void => undo?.()
  return {
    accessibility: read,
    observeImages: () => {
      stopImages()
      undo = observeImages(hosts, onImage, begin())
    },
    stopImages,
    stop: () => {
      stop()
      stopImages()
    },
  }
}
