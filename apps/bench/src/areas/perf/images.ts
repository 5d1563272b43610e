import type { Work } from '../../area.ts'

/** Most images of a page that are recorded. */
export const MOST_IMAGES = 100
/** Frames after which images that are not recorded never will be. */
const MAX_FRAMES = 120

/** Markup of a page with many images, all of them in view. */
export const imagesHtml = (count: number): string =>
  Array.from(
    { length: count },
    (_, index) => `<img src="/picture.svg?${index}" width="8" height="8" alt="">`,
  ).join('')

/** Measuring of the images of a page, from its start to its stop. */
interface Recording {
  /** Number of images that have been recorded until now. */
  readonly count: () => number
  readonly stop: () => void
}

/** Work that records the images of a page, each time anew. Returns how many it has recorded. */
export const imagesWork =
  (record: () => Recording): Work<number, number> =>
  (count) =>
  async () => {
    await loaded()
    const { count: recorded, stop } = record()
    for (let index = 0; index < MAX_FRAMES && recorded() < Math.min(count, MOST_IMAGES); index += 1) {
      await new Promise((then) => requestAnimationFrame(then))
    }
    stop()
    return recorded()
  }

const loaded = (): Promise<unknown> =>
  document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise((then) => window.addEventListener('load', then, { once: true }))
