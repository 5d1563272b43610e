/** Marks pictures as loaded or broken, those that come in later as well: once they can be painted, not before. */
export function watchImages(root: HTMLElement, unavailable: string, signal: AbortSignal): void {
  const mark = (image: HTMLImageElement): void => {
    image.dataset.state = image.naturalWidth ? 'loaded' : 'broken'
    // The browser shows the text in the picture's place.
    if (!image.naturalWidth) image.alt ||= unavailable
  }
  // Between `load` and the first paint of a large picture lie frames in which nothing would be seen.
  const decode = (image: HTMLImageElement): void => {
    const done = (): void => mark(image)
    image.decode().then(done, done)
  }
  for (const image of root.querySelectorAll('img')) if (image.complete && image.currentSrc) decode(image)
  for (const type of ['load', 'error']) {
    // Neither bubbles.
    root.addEventListener(type, ({ target }) => target instanceof HTMLImageElement && decode(target), {
      signal,
      capture: true,
    })
  }
}
