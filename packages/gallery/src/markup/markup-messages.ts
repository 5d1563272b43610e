import { galleryMessages } from '../messages.ts'

/** All that a gallery and its markup say to visitors. */
export const markupMessages = {
  ...galleryMessages,
  gallery: 'Gallery',
  carousel: 'carousel',
  slide: 'slide',
  view: 'View fullsize',
  preview: 'Preview',
  choose: 'Choose a picture',
}

/** The same, in another language or other words. */
export type MarkupMessages = { readonly [K in keyof typeof markupMessages]: string }
