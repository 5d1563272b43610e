import type { Cleanup } from '@sitewright/machine'
import { imageType, type ImageRecord } from './image.ts'

/** A page of thousands of images makes no more records than that. */
const MOST = 100

/** The largest number that a record may hold. */
const HIGHEST = 2147483647

/** Bytes of an image's file. `undefined` if its server does not let pages know. */
function fileSize(address: string): number | undefined {
  const [entry] = performance.getEntriesByName(address, 'resource') as PerformanceResourceTiming[]
  const { encodedBodySize: size = 0 } = entry ?? {}
  return size > 0 && size <= HIGHEST ? size : undefined
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

/** How an image first came into view. */
type Visibility = Pick<ImageRecord, 'visibleOnLoad' | 'observationTime' | 'intersectionRatio'>

/** Images in a node that was added, itself included. */
function imagesIn(node: Node): readonly HTMLImageElement[] {
  if (node instanceof HTMLImageElement) return [node]
  return node instanceof Element ? [...node.querySelectorAll('img')] : []
}

/** Calls for each image that is loaded or put into the document from now on. */
function watchImages(
  onLoad: (image: HTMLImageElement) => void,
  onAdd: (image: HTMLImageElement) => void,
): Cleanup {
  const stopped = new AbortController()
  // The event does not bubble, and can be captured.
  const listen = ({ target }: Event): void => {
    if (target instanceof HTMLImageElement) onLoad(target)
  }
  document.addEventListener('load', listen, { capture: true, signal: stopped.signal })
  const observer = new MutationObserver((mutations) => {
    for (const { addedNodes } of mutations) [...addedNodes].flatMap(imagesIn).forEach(onAdd)
  })
  observer.observe(document, { childList: true, subtree: true })
  return () => {
    stopped.abort()
    observer.disconnect()
  }
}

/** True if an image shows a file: one that failed is complete, too, and has no size. */
const isShown = ({ complete, naturalWidth }: HTMLImageElement): boolean => complete && naturalWidth > 0

/**
 * Records each image of the given hosts once: at once if it is in view, else when it first comes into view. Images that
 * are not loaded by then wait until they are, also if their address is set later. Images that are put into the document
 * later are observed, too; those in shadow roots are not. Images that are never seen, or fail, make no record. `since`
 * counts a time from when the page began.
 */
export function observeImages(
  hosts: readonly string[],
  onImage: (data: ImageRecord) => void,
  since: (time: number) => number | undefined,
): Cleanup {
  if (hosts.length === 0 || !(globalThis as Partial<typeof globalThis>).IntersectionObserver)
    return () => undefined
  const allowed = new Set(hosts.map((host) => host.toLowerCase()))
  const seen = new WeakMap<HTMLImageElement, Visibility>()
  const recorded = new WeakSet<HTMLImageElement>()
  const images = document.querySelectorAll('img')
  let left = MOST
  let isFirst = images.length > 0

  function record(image: HTMLImageElement): void {
    const visibility = seen.get(image)
    const address = addressOf(image)
    if (!visibility || !address || recorded.has(image) || !isShown(image)) return
    if (!allowed.has(address.hostname) && !allowed.has(address.host)) return
    recorded.add(image)
    left -= 1
    onImage({ ...visibility, ...readImage(image, address) })
    if (left <= 0) stop()
  }

  const observer = new IntersectionObserver((entries) => {
    const visibleOnLoad = isFirst
    isFirst = false
    for (const { target, isIntersecting, intersectionRatio, time } of entries) {
      if (!isIntersecting && target.isConnected) continue
      observer.unobserve(target)
      if (!isIntersecting || left <= 0) continue
      const image = target as HTMLImageElement
      seen.set(image, { visibleOnLoad, observationTime: since(time), intersectionRatio })
      record(image)
    }
  })
  const observe = (image: HTMLImageElement): void => {
    if (!seen.has(image)) observer.observe(image)
  }
  const unwatch = watchImages(record, observe)
  const stop = (): void => {
    observer.disconnect()
    unwatch()
  }
  images.forEach(observe)
  return stop
}
