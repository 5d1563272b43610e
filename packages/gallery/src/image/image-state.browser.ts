/**
 * Sets `data-state` of pictures to `loaded` or `broken`, also of pictures that are added later. A picture is `loaded` once
 * it can be painted: between `load` and the first paint of a large picture are frames that would show an empty box.
 */
export function watchImages(root: HTMLElement, unavailable: string, signal: AbortSignal): void {
  function mark(image: HTMLImageElement): void {
    image.dataset.state = image.naturalWidth ? 'loaded' : 'broken'
    // The browser shows the alternative text in place of a broken picture.
    if (!image.naturalWidth) image.alt ||= unavailable
    // Another picture has come in its place.
    else if (image.alt === unavailable) image.alt = ''
  }
  function decode(image: HTMLImageElement): void {
    const done = (): void => mark(image)
    image.decode().then(done, done)
  }
  for (const image of root.querySelectorAll('img')) if (image.complete && image.currentSrc) decode(image)
  for (const type of ['load', 'error']) {
    root.addEventListener(type, ({ target }) => target instanceof HTMLImageElement && decode(target), {
      signal,
      // Neither event bubbles.
      capture: true,
    })
  }
}
