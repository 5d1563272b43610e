import { describe, expect, test } from 'vitest'
import { galleryHtml, itemsFromRecords, type GalleryItem } from '../html.ts'
import { messages as arabic } from '../locales/ar.ts'
import { messages as french } from '../locales/fr.ts'
import { markup } from '../markup/markup.ts'
import { count, html, src } from '../markup/markup.test-support.ts'

describe('a slide', () => {
  // spec: GAL-022
  test('opens links in a new window that cannot reach back', () => {
    expect(html({})).toContain('href="https://example.com/shop" aria-label="Three">')
    expect(html({ newWindow: true })).toContain(
      'href="https://example.com/shop" aria-label="Three" target="_blank" rel="noopener">',
    )
  })

  // spec: GAL-022
  test('opens the player of a video in a new window that cannot reach back', () => {
    const film = [{ src, title: 'Film', video: { src: 'https://player.example/v' } }]
    const link = 'href="https://player.example/v" aria-label="Play video: Film"'
    expect(galleryHtml({ items: film, options: { newWindow: true } })).toContain(
      `${link} data-video="https://player.example/v" target="_blank" rel="noopener">`,
    )
    expect(galleryHtml({ items: film })).not.toContain('target=')
  })

  // spec: GAL-022
  test('leaves pictures of a lightbox where they are', () => {
    const text = html({ newWindow: true, lightbox: true })
    expect(count(text, 'target="_blank"')).toBe(1)
    expect(text).toContain(`href="${src}" aria-label="One" data-view="" data-title="First"`)
  })

  test.each([
    [{ alt: 'Alt', title: 'Title' }, 'alt="Alt"', 'aria-label="Alt"'],
    [{ alt: '', title: 'Title' }, 'alt=""', 'aria-label="Title"'],
    [{ title: 'Title' }, 'alt="Title"', 'aria-label="Title"'],
    [{}, 'alt=""', 'aria-label="View fullsize"'],
    [{ alt: '' }, 'alt=""', 'aria-label="View fullsize"'],
  ])('of a picture with %o names it and its link', (item, alt, label) => {
    const text = galleryHtml({ items: [{ src, ...item }], options: { lightbox: true } })
    expect(text).toContain(`${alt} loading`)
    expect(text).toContain(`href="${src}" ${label} data-view=""`)
  })

  test('says that a place without a picture is unavailable, in the words of the page', () => {
    expect(galleryHtml({ items: [{ src: '' }], messages: { unavailable: 'Fehlt' } })).toContain('alt="Fehlt"')
    expect(galleryHtml({ items: [{ src: 'javascript:x' }] })).not.toContain(' src=')
  })

  test('of a video without a name says what its link does', () => {
    const items = [{ src: '', video: { src: 'https://player.example/v' } }]
    expect(galleryHtml({ items })).toContain('aria-label="Play video" data-video="https://player.example/v"')
    const linked = galleryHtml({ items: [{ ...items[0], src, link: '/shop', alt: 'Film' }] })
    expect(linked).toContain('href="/shop" aria-label="Film">')
    expect(linked).not.toContain('data-video')
  })

  test('holds the words of a lightbox, whether captions show them or not', () => {
    for (const design of ['slideshow', 'slider', 'grid', 'stacked', 'autocolumns'])
      expect(html({ design, lightbox: true })).toContain('data-title="First" data-description="The first."')
    expect(html({ design: 'slideshow' })).not.toContain('data-title')
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

  test.each([
    ['grid', { thumbnailsPerRow: 3 }, '34vw'],
    ['stacked', {}, '100vw'],
    ['slideshow', {}, '100vw'],
    ['autocolumns', { maxWidth: 250 }, '250px'],
  ])('of a %s gives the browser the widths of pictures', (design, options, size) => {
    expect(galleryHtml({ items: [{ src, widths: [100] }], options: { design, ...options } })).toContain(
      `sizes="${size}"`,
    )
  })

  // spec: TPL-093
  test('lets the browser choose among the variants of a record', () => {
    const records = [
      { assetUrl: src, originalSize: '900x600' },
      { assetUrl: '/b.jpg' },
      { assetUrl: '/c.jpg' },
    ]
    const text = galleryHtml({ items: itemsFromRecords(records), options: { thumbnailsPerRow: 2 } })
    expect(text).toContain(
      `srcset="${[100, 300, 500, 750, 1000].map((width) => `${src}?format=${width}w ${width}w`).join(', ')}"`,
    )
    expect(text).toContain('sizes="50vw"')
    expect(text).toContain('sizes="auto, 50vw"')
  })

  test('is a frame with its image, and a caption of title and description', () => {
    const items = [
      { src, alt: 'Hill', title: 'Hill', description: 'Seen from below.', width: 30, height: 20 },
    ]
    const text = galleryHtml({ items, options: { design: 'stacked' } })
    expect(text).toContain(
      '<div data-part="slide" id="gallery-1" role="listitem" style="--ratio:30/20">' +
        '<div data-part="frame"><img data-part="image" alt="Hill" width="30" height="20" loading="eager" ' +
        `decoding="async" fetchpriority="high" style="--focus:50% 50%" src="${src}"></div>` +
        '<div data-part="caption"><strong data-part="title">Hill</strong>' +
        '<span data-part="description">Seen from below.</span></div></div>',
    )
  })

  test('of an unknown size has no ratio, without a text no caption, and with a link a link as its frame', () => {
    const text = galleryHtml({ items: [{ src, link: '/shop' }], options: { design: 'stacked' } })
    expect(text).toContain(
      '<div data-part="slide" id="gallery-1" role="listitem" style=""><a data-part="frame"',
    )
    expect(text).toMatch(/<\/a><\/div><\/div><\/div><\/section>$/)
  })

  test('has the caption of the page in place of its own', () => {
    const source = {
      items: [{ src, title: 'Hill' }],
      caption: ({ title }: GalleryItem) => `*${title}*`,
    }
    const captionIn = (options: object): unknown => {
      const [, , children] = markup({ ...source, options })
      return JSON.stringify(children)
    }
    expect(captionIn({ design: 'stacked' })).toContain('["div",{"data-part":"caption"},[{"slot":"*Hill*"}]]')
    expect(captionIn({ design: 'stacked', showMetaBasic: false })).not.toContain('caption')
    expect(captionIn({ design: 'stacked' })).not.toContain('strong')
  })

  test('keeps the focal point in view, and within the picture', () => {
    expect(html({})).toContain('--focus:50% 20%')
    expect(galleryHtml({ items: [{ src, focalPoint: { x: -1, y: 7 } }] })).toContain('--focus:0% 100%')
    expect(galleryHtml({ items: [{ src, focalPoint: { x: NaN, y: 0.333 } }] })).toContain('--focus:0% 33%')
    const words = JSON.parse('{ "x": "left", "y": "0.2" }') as { x: number; y: number }
    expect(galleryHtml({ items: [{ src, focalPoint: words }] })).toContain('--focus:0% 20%')
    expect(galleryHtml({ items: [{ src }] })).toContain('--focus:50% 50%')
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
    const wrong = {
      topLeft: 'a112233',
      topRight: '1122334',
      bottomLeft: '#12',
      bottomRight: 'ggg',
      center: 'xyz',
    }
    expect(galleryHtml({ items: [{ src, averages: wrong }] })).not.toContain('--average')
    expect(galleryHtml({ items: [{ src }] })).not.toContain('--average')
  })
})

describe('a thumbnail', () => {
  test('is a link to its slide, with an image that has no text and loads late', () => {
    const items = [{ src: '/a.jpg', alt: 'Hill', width: 3, height: 2 }, { src: '/b.jpg' }]
    expect(galleryHtml({ items, options: { design: 'slideshow' } })).toContain(
      '<a data-part="thumb" href="#gallery-1" aria-label="1 of 2" aria-current="true">' +
        '<img alt="" loading="lazy" decoding="async" width="3" height="2" src="/a.jpg"></a>',
    )
  })

  // spec: TPL-094
  test('asks for thumbnails of twice the height of the strip', () => {
    const widths = [100, 300, 500]
    const text = (height: number): string =>
      galleryHtml({
        items: [
          { src, widths },
          { src, widths },
        ],
        options: { design: 'slideshow', thumbnailStripHeight: height },
      })
    expect(text(50)).toContain(`src="${src}?format=100w"`)
    expect(text(51)).toContain(`src="${src}?format=300w"`)
  })
})

test.each([
  [french, 'Lire la vidéo\u00a0: Film $&amp; more'],
  [arabic, 'تشغيل الفيديو: \u2068Film $&amp; more\u2069'],
])('the name of a video is put together as its language does', (messages, name) => {
  const items = [{ src, title: 'Film $& more', video: { src: 'https://player.example/v' } }]
  expect(galleryHtml({ items, messages })).toContain(`aria-label="${name}"`)
})
