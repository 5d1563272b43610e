import { galleryMessages } from '../messages.ts'

/** Texts of a gallery's markup and script. */
export const markupMessages = {
  ...galleryMessages,
  named: '{label}: {name}',
  gallery: 'Gallery',
  carousel: 'carousel',
  slide: 'slide',
  view: 'View fullsize',
  preview: 'Preview',
  choose: 'Choose a picture',
}

/** Texts in another language or wording. */
export type MarkupMessages = { readonly [K in keyof typeof markupMessages]: string }
