import { imagesWork, MOST_IMAGES } from './images.ts'

const fileSize = (address: string): number | undefined =>
  (performance.getEntriesByName(address, 'resource')[0] as PerformanceResourceTiming | undefined)
    ?.encodedBodySize

function recordOf({ target, intersectionRatio, time }: IntersectionObserverEntry): string {
  const { currentSrc, naturalWidth, naturalHeight, width, height } = target as HTMLImageElement
  const size = fileSize(currentSrc)
  return JSON.stringify({ size, intersectionRatio, time, naturalWidth, naturalHeight, width, height })
}

/** The images in view, as they are recorded without a library: one observer and one list. */
export const images = imagesWork(() => {
  const records: string[] = []
  const observer = new IntersectionObserver((entries) => {
    for (const entry of entries) {
      if (!entry.isIntersecting || records.length >= MOST_IMAGES) continue
      observer.unobserve(entry.target)
      records.push(recordOf(entry))
    }
  })
  for (const image of document.images) observer.observe(image)
  return {
    count: () => records.length,
    stop: () => observer.disconnect(),
  }
})
