import { describe, expect, test } from 'vitest'
import { galleryHtml, type GalleryItem } from '../src/html.ts'

const src = 'https://images.example/a.jpg'
const items: GalleryItem[] = [
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
const html = (options: object, more: object = {}): string => galleryHtml({ items, options, ...more })
const count = (text: string, what: string): number => text.split(what).length - 1

describe('the markup of a gallery', () => {
  test('opens pictures without a script when it has a lightbox', () => {
    expect(html({ lightbox: true })).toContain(`href="${src}" aria-label="One" data-view=""`)
    expect(html({})).not.toContain(`href="${src}"`)
  })

  // spec: GAL-022
  test('opens links in a new window that cannot reach back', () => {
    expect(html({})).toContain('href="https://example.com/shop" aria-label="Three">')
    expect(html({ newWindow: true })).toContain(
      'href="https://example.com/shop" aria-label="Three" target="_blank" rel="noopener">',
    )
  })

  // spec: GAL-011 GAL-012 GAL-013
  test.each([
    ['slideshow', {}, 2, 1],
    ['slideshow', { showMeta: false }, 0, 0],
    ['slider', {}, 0, 0],
    ['grid', {}, 0, 0],
    ['grid', { showMetaOnlyTitle: true }, 2, 0],
    ['stacked', {}, 2, 1],
    ['stacked', { showMetaBasic: false }, 0, 0],
  ] as const)(
    'of a %s with %o shows %d titles and %d descriptions',
    (design, options, titles, descriptions) => {
      const text = html({ design, ...options })
      expect(count(text, 'data-part="title"')).toBe(titles)
      expect(count(text, 'data-part="description"')).toBe(descriptions)
    },
  )

  // spec: GAL-008 GAL-009
  test('has a strip of thumbnails for a slideshow, unless its height is 0', () => {
    expect(count(html({ design: 'slideshow' }), 'data-part="thumb"')).toBe(3)
    expect(html({ design: 'slideshow', thumbnailStripHeight: 0 })).not.toContain('data-part="strip"')
    expect(html({ design: 'slideshow', thumbnails: false })).not.toContain('data-part="strip"')
    expect(html({ design: 'slider', thumbnails: true })).not.toContain('data-part="strip"')
  })

  // spec: TPL-093
  test('lets the browser choose among variants, and keeps the focal point in view', () => {
    const text = html({ design: 'grid', thumbnailsPerRow: 2 })
    expect(text).toContain(`${src}?format=100w 100w`)
    expect(text).toContain('sizes="50vw"')
    expect(text).toContain('sizes="auto, 50vw"')
    expect(text).toContain('--focus:50% 20%')
  })

  test('loads the first picture first, its row at once and the others late', () => {
    const text = html({ design: 'grid', thumbnailsPerRow: 2 })
    expect(count(text, 'fetchpriority="high"')).toBe(1)
    expect(count(text, 'loading="eager"')).toBe(2)
    expect(count(text, 'loading="lazy"')).toBe(1)
  })

  test('shows average colours until a picture is there, if they are colours', () => {
    const averages = {
      topLeft: '112233',
      topRight: '#fff',
      bottomLeft: 'red;x:url(y)',
      bottomRight: '',
      center: 'abcdef',
    }
    const text = galleryHtml({ items: [{ src, averages }] })
    expect(text).toContain('--average-0:#112233;--average-1:#fff;--average-4:#abcdef')
    expect(text).not.toContain('url(y)')
  })

  test('escapes every text and follows no address that would run', () => {
    const evil = '"><script>alert(1)</script>'
    const text = galleryHtml({
      items: [
        {
          src: 'javascript:alert(1)',
          alt: evil,
          title: evil,
          description: evil,
          link: 'javascript:alert(2)',
        },
        { src: evil, video: { src: 'javascript:alert(3)' } },
      ],
      options: { design: 'slideshow', lightbox: true },
      id: evil,
      label: evil,
    })
    expect(text).not.toContain('<script')
    expect(text).not.toMatch(/(href|src|data-video)="javascript:/)
  })

  test('is whole without items', () => {
    for (const design of ['slideshow', 'slider', 'grid', 'stacked']) {
      expect(galleryHtml({ items: [], options: { design } })).toContain('data-part="viewport"')
    }
  })

  test('carries the options that were chosen, so that a script reads the same', () => {
    expect(html({ design: 'slideshow', thumbnails: false, padding: 20 })).toContain(
      'data-gallery="{&quot;design&quot;:&quot;slideshow&quot;,&quot;thumbnails&quot;:false}"',
    )
  })
})
