/** Texts that have stood in for broken pictures. */
const standIns = new Set<string>()

/**
 * Sets `data-state` of pictures to `loaded` or `broken`, also of pictures that are added later. A picture is `loaded` once
 * it can be painted: between `load` and the first paint of a large picture are frames that would show an empty box.
 */
export function watchImages(root: HTMLElement, unavailable: string, signal: AbortSignal): void {
  function mark(image: HTMLImageElement): void {
    image.dataset.state = image.naturalWidth ? 'loaded' : 'broken'
    // Another picture has come in its place, or the page has another language.
    if (standIns.has(image.alt)) image.alt = ''
    // The browser shows the alternative text in place of a broken picture.
    if (!image.naturalWidth) image.alt ||= unavailable
  }
  standIns.add(unavailable)
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
