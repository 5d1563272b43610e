import { galleryHtml, type GalleryItem } from '../html.ts'

/** Picture of the first item. */
export const src = 'https://images.example/a.jpg'
export const items: readonly GalleryItem[] = [
  {
    src,
    alt: 'One',
    title: 'First',
    description: 'The first.',
    width: 3,
    height: 2,
    focalPoint: { x: 0.5, y: 0.2 },
  },
  { src: '/b.jpg', alt: 'Two', title: 'Second' },
  { src: '/c.jpg', alt: 'Three', link: 'https://example.com/shop' },
]
/** Markup of a gallery of three. */
export const html = (options: object, more: object = {}): string => galleryHtml({ items, options, ...more })
/** Counts how often a text contains another. */
export const count = (text: string, what: string): number => text.split(what).length - 1
