/** Marks pictures as loaded or broken, those that come in later as well. */
export function watchImages(root: HTMLElement, unavailable: string, signal: AbortSignal): void {
  const mark = (image: HTMLImageElement): void => {
    image.dataset.state = image.naturalWidth ? 'loaded' : 'broken'
    // The browser shows the text in the picture's place.
    if (!image.naturalWidth) image.alt ||= unavailable
  }
  for (const image of root.querySelectorAll('img')) if (image.complete && image.currentSrc) mark(image)
  for (const type of ['load', 'error']) {
    // Neither bubbles.
    root.addEventListener(type, ({ target }) => target instanceof HTMLImageElement && mark(target), {
      signal,
      capture: true,
    })
  }
}
