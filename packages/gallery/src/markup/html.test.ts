import { describe, expect, test } from 'vitest'
import { galleryHtml, itemsFromRecords, markupMessages } from '../html.ts'
import { count, html, items, src } from './markup.test-support.ts'

describe('the markup of a gallery', () => {
  test('opens pictures without a script when it has a lightbox', () => {
    expect(html({ lightbox: true })).toContain(`href="${src}" aria-label="One" data-view=""`)
    expect(html({})).not.toContain(`href="${src}"`)
  })

  // spec: GAL-008 GAL-009
  test('has a strip of thumbnails for a slideshow, unless its height is 0', () => {
    expect(count(html({ design: 'slideshow' }), 'data-part="thumb"')).toBe(3)
    expect(html({ design: 'slideshow', thumbnailStripHeight: 0 })).not.toContain('data-part="strip"')
    expect(html({ design: 'slideshow', thumbnails: false })).not.toContain('data-part="strip"')
    expect(html({ design: 'slider', thumbnails: true })).not.toContain('data-part="strip"')
  })

  test('leaves out items that are null, as data from JSON may have them', () => {
    const broken = [null, ...items, null] as unknown as typeof items
    expect(galleryHtml({ items: broken })).toBe(galleryHtml({ items }))
  })

  test('has no strip for a single picture', () => {
    expect(galleryHtml({ items: items.slice(0, 1), options: { design: 'slideshow' } })).not.toContain(
      'data-part="strip"',
    )
  })

  test('names its parts for those who do not see it', () => {
    const text = html({ design: 'slideshow' }, { id: 'trip', label: 'Journeys' })
    expect(text).toMatch(/^<section id="trip" [^>]*aria-label="Journeys" aria-roledescription="carousel"/)
    expect(text).toContain('data-part="viewport" tabindex="0" role="group" aria-label="Journeys"')
    expect(text).toContain(
      'data-active="" id="trip-1" role="group" aria-roledescription="slide" aria-label="1 of 3"',
    )
    expect(text).toContain('id="trip-3" role="group" aria-roledescription="slide" aria-label="3 of 3"')
    expect(count(text, 'data-active')).toBe(1)
    expect(text).toContain('href="#trip-1" aria-label="1 of 3" aria-current="true"')
    expect(count(text, 'aria-current')).toBe(1)
    expect(text).toContain('<p data-part="status" aria-live="polite"></p>')
    const parts = [...text.matchAll(/<button data-part="(\w+)" type="button" aria-label="([^"]+)"/g)]
    expect(parts.map(([, name, label]) => [name, label])).toEqual([
      ['rotate', 'Stop rotation'],
      ['previous', 'Previous'],
      ['next', 'Next'],
    ])
  })

  test('is a list where pictures do not move', () => {
    const text = html({})
    expect(text).toMatch(/^<section data-gallery="[^"]*" [^>]*aria-label="Gallery"/)
    expect(text).not.toMatch(/roledescription|data-part="(next|status)"|data-active/)
    expect(text).toContain('data-part="viewport" role="list"')
    expect(text).toContain('id="gallery-2" role="listitem"')
    expect(galleryHtml({ items: [] })).not.toContain('role="list"')
    expect(html({}, { id: 'trip', prefix: 'other' })).toContain('id="other-1"')
  })

  test('has its slides in a viewport, and a strip of thumbnails after it', () => {
    const still = galleryHtml({ items: [] })
    expect(still).toMatch(/><div data-part="view"><div data-part="viewport"><\/div><\/div><\/section>$/)
    const text = html({ design: 'slideshow' })
    expect(text).toMatch(
      /><div data-part="view"><button data-part="rotate" [^>]*><\/button><button data-part="previous" [^>]*><\/button><button data-part="next" [^>]*><\/button><div data-part="viewport"/,
    )
    expect(text).toContain(
      '</div></div><div data-part="strip" role="group" aria-label="Choose a picture"><a ',
    )
  })

  test('speaks another language', () => {
    const messages = Object.fromEntries(
      Object.keys(markupMessages).map((key) => [key, `<${key}> {n}/{count}`]),
    )
    const text = galleryHtml({
      items: [{ src, isPreview: true }, { src: '' }, { src, video: { src: '//player.example' } }],
      options: { design: 'slideshow', lightbox: true },
      messages,
    })
    for (const key of [
      'gallery',
      'carousel',
      'slide',
      'view',
      'preview',
      'choose',
      'unavailable',
      'stop',
      'next',
    ])
      expect(text).toContain(`"&lt;${key}&gt; {n}/{count}"`)
    expect(text).toContain('"&lt;place&gt; 2/3"')
  })

  test('leaves out what is null in data from JSON', () => {
    const json = `{ "id": null, "prefix": null, "label": null, "messages": { "view": null }, "items": [{ "src": "a.jpg",
      "alt": null, "title": null, "description": null, "srcset": null, "sizes": null, "widths": null, "video": null,
      "width": null, "height": null, "focalPoint": null, "averages": null, "link": null, "isPreview": null }] }`
    const options = { design: 'slideshow', lightbox: true }
    const source = JSON.parse(json) as Parameters<typeof galleryHtml>[0]
    expect(galleryHtml({ ...source, options })).toBe(galleryHtml({ items: [{ src: 'a.jpg' }], options }))
  })

  test('invents no address for pictures of one’s own', () => {
    const signed = '/signed.jpg?sig=a&expires=9'
    for (const design of ['slideshow', 'slider', 'grid', 'stacked', 'autocolumns']) {
      const text = galleryHtml({
        items: [{ src: signed }, { src: signed }],
        options: { design, lightbox: true },
      })
      expect(text).not.toMatch(/srcset|sizes|format=/)
      const addresses = [...text.matchAll(/ (?:src|href)="([^#"][^"]*)"/g)].map(([, address]) => address)
      expect(new Set(addresses)).toEqual(new Set([signed.replace('&', '&amp;')]))
    }
  })

  test('has the candidates and sizes that an item brings, in slides and thumbnails', () => {
    const own = 'a-400.jpg 400w, a-800.jpg 800w'
    const items = [
      { src: 'a.jpg', srcset: own, sizes: '40vw' },
      { src: 'b.jpg', srcset: own },
    ]
    const text = galleryHtml({ items, options: { design: 'slideshow', thumbnailStripHeight: 90 } })
    expect(count(text, `srcset="${own}"`)).toBe(4)
    expect(text).toContain('sizes="40vw" loading="eager"')
    expect(text).toContain('sizes="auto, 100vw" loading="lazy"')
    expect(text).toMatch(/sizes="180px" srcset="[^"]+" src="b.jpg"/)
  })

  test('asks for no picture of a video that has none, and names no empty candidates', () => {
    const oembed = { html: '<iframe src="https://player.example/v"></iframe>' }
    const items = [...itemsFromRecords([{ oembed }]), { src: 'a.jpg', srcset: '' }]
    expect(items).toHaveLength(2)
    const address = (of: string, width: number): string => `https://cdn.example/${width}/${of}`
    expect(galleryHtml({ items })).not.toMatch(/srcset|format=/)
    for (const design of ['slideshow', 'grid']) {
      const text = galleryHtml({ items, address, options: { design } })
      expect(text).toContain('srcset="https://cdn.example/100/a.jpg 100w, ')
      expect(text).not.toMatch(/cdn.example\/\d+\/["\s]/)
    }
  })

  test('asks an image server of one’s own, for thumbnails as well', () => {
    const address = (of: string, width: number): string => `https://cdn.example/${width}/${of}`
    const items = [
      { src: 'a.jpg', widths: [320, 640] },
      { src: 'b.jpg', width: 300, height: 200 },
    ]
    const text = galleryHtml({ items, address, options: { design: 'slideshow' } })
    expect(text).toContain(
      'srcset="https://cdn.example/320/a.jpg 320w, https://cdn.example/640/a.jpg 640w" src="a.jpg"',
    )
    expect(text).toContain('srcset="https://cdn.example/100/b.jpg 100w, https://cdn.example/300/b.jpg 300w"')
    // Twice 80 px.
    expect(text).toContain('src="https://cdn.example/300/a.jpg"')
    expect(text).not.toContain('format=')
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
