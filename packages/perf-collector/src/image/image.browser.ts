import type { Undo } from '@sitewright/machine'
import type { ImageRecord } from '../record/record.contract.ts'
import { readTiming } from '../timing.ts'
import { imageType } from './image.ts'

/** A page of thousands of images makes no more records than that. */
const MOST = 100

/** Bytes of an image's file. `undefined` if its server does not let pages know. */
function fileSize(address: string): number | undefined {
  const [entry] = performance.getEntriesByName(address, 'resource') as PerformanceResourceTiming[]
  const size = readTiming(entry?.encodedBodySize)
  return size === 0 ? undefined : size
}

/** The address of the file that an image shows. */
function addressOf({ currentSrc }: HTMLImageElement): URL | undefined {
  try {
    return new URL(currentSrc)
  } catch {
    return undefined
  }
}

function readImage(
  image: HTMLImageElement,
  { pathname, search }: URL,
): Omit<ImageRecord, 'visibleOnLoad' | 'intersectionRatio'> {
  const { naturalWidth, naturalHeight, width, height } = image
  return {
    size: fileSize(image.currentSrc),
    imageType: imageType(pathname, search),
    imageLoaderType: image.dataset.loader,
    naturalWidth,
    naturalHeight,
    width,
    height,
  }
}

/**
 * Records each image of the given hosts once: at once if it is in view, else when it first comes into view. Images that
 * are not loaded by then wait until they are. Images that are never seen make no record.
 */
export function observeImages(hosts: readonly string[], onImage: (data: ImageRecord) => void): Undo {
  if (hosts.length === 0 || !(globalThis as Partial<typeof globalThis>).IntersectionObserver)
    return () => undefined
  const stopped = new AbortController()
  let left = MOST
  let isFirst = true

  function record(
    { target, intersectionRatio, time }: IntersectionObserverEntry,
    visibleOnLoad: boolean,
  ): void {
    const image = target as HTMLImageElement
    const address = addressOf(image)
    if (!address || !hosts.includes(address.hostname) || left <= 0) return
    left -= 1
    onImage({
      visibleOnLoad,
      observationTime: readTiming(time),
      intersectionRatio,
      ...readImage(image, address),
    })
  }

  const observer = new IntersectionObserver((entries) => {
    const visibleOnLoad = isFirst
    isFirst = false
    for (const entry of entries) {
      const image = entry.target as HTMLImageElement
      if (!entry.isIntersecting && image.isConnected) continue
      observer.unobserve(image)
      if (!entry.isIntersecting) continue
      if (image.complete) record(entry, visibleOnLoad)
      else
        image.addEventListener('load', () => record(entry, visibleOnLoad), {
          once: true,
          signal: stopped.signal,
        })
    }
  })
  for (const image of document.querySelectorAll('img')) observer.observe(image)
  return () => {
    observer.disconnect()
    stopped.abort()
  }
}
