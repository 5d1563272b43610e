import type { Cleanup } from '@sitewright/machine'
import { redactQuery } from '@sitewright/site/report'
import { readAccessibility } from '../accessibility/accessibility.browser.ts'
import { observeImages } from '../image/image.browser.ts'
import type { ImageRecord } from '../image/image.ts'
import type { AccessibilityRecord } from '../accessibility/accessibility.ts'

/** Records and rules that can wait until the page has nothing else to do. */
export interface Later {
  /** `pressed` are the keys that were pressed so far. */
  readonly accessibility: (pressed: Iterable<string>) => AccessibilityRecord
  /** Replaces what may be a credential in the fragment of an address. */
  readonly redact: (hash: string) => string
  /** Observes the images of a page as it is now, in place of those before. Once for each page. */
  readonly observeImages: (page: object) => void
  /** Leaves the images alone: the next page has others. */
  readonly stopImages: Cleanup
}

/** Begins to observe what the visitor asks of the page. `since` counts a time from when the page began. */
export function observeLater(
  hosts: readonly string[],
  onImage: (data: ImageRecord) => void,
  since: (time: number) => number | undefined,
): Later {
  let observed: object | undefined
  let cleanup: Cleanup | undefined
  const stopImages = (): void => cleanup?.()
  return {
    accessibility: readAccessibility,
    redact: redactQuery,
    observeImages: (page) => {
      if (page === observed) return
      observed = page
      stopImages()
      cleanup = observeImages(hosts, onImage, since)
    },
    stopImages,
  }
}
