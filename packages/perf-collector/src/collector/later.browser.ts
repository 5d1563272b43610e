import type { Cleanup } from '@sitewright/machine'
import { readAccessibility } from '../accessibility/accessibility.browser.ts'
import { observeImages } from '../image/image.browser.ts'
import type { ImageRecord } from '../image/image.ts'
import type { AccessibilityRecord } from '../accessibility/accessibility.ts'

/** Records that can wait until the page has nothing else to do. */
export interface Later {
  readonly accessibility: (keyboardUsage: boolean) => AccessibilityRecord
  /** Observes the images of the document as it is now, in place of those before. */
  readonly observeImages: () => void
  /** Leaves the images alone: the next page has others. */
  readonly stopImages: Cleanup
}

/** Begins to observe what the visitor asks of the page. `begin` is when the page began. */
export function observeLater(
  hosts: readonly string[],
  onImage: (data: ImageRecord) => void,
  begin: () => number,
): Later {
  let cleanup: Cleanup | undefined
  const stopImages = (): void => cleanup?.()
  return {
    accessibility: readAccessibility,
    observeImages: () => {
      stopImages()
      cleanup = observeImages(hosts, onImage, begin())
    },
    stopImages,
  }
}
