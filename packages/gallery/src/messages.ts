/** Texts that a gallery's script shows. `{n}` and `{count}` are placeholders for numbers. */
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

/** Texts in another language or wording. */
export type GalleryMessages = { readonly [K in keyof typeof galleryMessages]: string }

/** Text for the position of a picture: `placeText('{n} of {count}', 0, 9)` is `1 of 9`. */
export const placeText = (message: string, index: number, count: number): string =>
  message.replace('{n}', String(index + 1)).replace('{count}', String(count))

/** Text of what a button does, and to what: `namedText('{label}: {name}', 'Play video', 'Kiln')`. */
export const namedText = (message: string, label: string, name: string): string =>
  // A function, because a name may hold what stands for a match, such as `$&`.
  message.replace('{label}', label).replace('{name}', () => name)

/** Texts with some of them replaced. One that is null or undefined, such as a missing translation, replaces none. */
export function withTexts<Texts extends object>(defaults: Texts, given: Partial<Texts> = {}): Texts {
  const all = { ...defaults }
  for (const key in given) {
    const value = given[key]
    if (value != null) all[key] = value
  }
  return all
}
