/** What a gallery says to its visitors. `{n}` and `{count}` are numbers. */
export const galleryMessages = {
  place: '{n} of {count}',
  unavailable: 'Picture unavailable',
  stop: 'Stop rotation',
  start: 'Start rotation',
  lightbox: 'Picture viewer',
  previous: 'Previous',
  next: 'Next',
  play: 'Play video',
  zoom: 'Zoom',
  close: 'Close',
}

/** The same, in another language or other words. */
export type GalleryMessages = { readonly [K in keyof typeof galleryMessages]: string }

/** Says which of how many pictures is in view, counted from 0. */
export const placeText = (message: string, index: number, count: number): string =>
  message.replace('{n}', String(index + 1)).replace('{count}', String(count))
