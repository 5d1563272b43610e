import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { galleryHtml, itemFromRecord, itemsFromRecords, mediaTypes } from '../html.ts'

const image = {
  assetUrl: 'https://images.example/a.jpg',
  originalSize: '2500x1663',
  mediaFocalPoint: { x: 0.25, y: 0.75 },
  colorData: {
    topLeftAverage: '112233',
    topRightAverage: '223344',
    bottomLeftAverage: '334455',
    bottomRightAverage: '445566',
    centerAverage: '556677',
  },
  altText: 'A hill',
  title: 'Hill',
  body: 'Seen from below.',
  systemDataVariants: '2500x1663,100w,300w,500w',
}

describe('an item from a record', () => {
  // spec: TPL-054
  test('has the size, focal point, colours, texts and widths of the image', () => {
    expect(itemFromRecord(image)).toMatchObject({
      mediaType: 'imageFile',
      src: image.assetUrl,
      width: 2500,
      height: 1663,
      focalPoint: { x: 0.25, y: 0.75 },
      averages: {
        topLeft: '112233',
        topRight: '223344',
        bottomLeft: '334455',
        bottomRight: '445566',
        center: '556677',
      },
      alt: 'A hill',
      title: 'Hill',
      description: 'Seen from below.',
      widths: [100, 300, 500],
      isPreview: false,
    })
  })

  test('is read from every place where records keep it', () => {
    const { altText: _, ...untitled } = image
    expect(itemFromRecord(untitled)?.alt).toBe('Hill')
    expect(itemFromRecord({ ...image, externalLink: '/shop' })?.link).toBe('/shop')
    expect(itemFromRecord({ ...image, colorData: { topLeft: 'abcdef' } })?.averages?.topLeft).toBe('abcdef')
    expect(itemFromRecord({ licensedAssetPreview: { assetUrl: '/preview.jpg' } })?.src).toBe('/preview.jpg')
    const film = { ...image, oembed: { html: '<iframe src="//player.example/v">' }, mainImage: {} }
    expect(itemFromRecord(film)?.focalPoint).toEqual({ x: 0.25, y: 0.75 })
  })

  test('has no average colours without one of its center or its first corner', () => {
    const averages = (colorData: object) => itemFromRecord({ ...image, colorData })?.averages
    expect(averages({ centerAverage: '556677' })).toMatchObject({ topLeft: '', center: '556677' })
    expect(averages({ topRightAverage: '223344' })).toBeUndefined()
  })

  test.each([
    [
      { x: 0.25, y: 0.75 },
      { x: 0.25, y: 0.75 },
    ],
    [
      { x: '0.25', y: '0.75' },
      { x: 0.25, y: 0.75 },
    ],
    [{ x: 0.25 }, undefined],
    [{ x: [0.25], y: true }, undefined],
    [{ x: '', y: 0.75 }, undefined],
    [{ x: Infinity, y: Infinity }, undefined],
  ])('with the focal point %j has %j in view', (mediaFocalPoint, focalPoint) => {
    expect(itemFromRecord({ ...image, mediaFocalPoint })?.focalPoint).toEqual(focalPoint)
  })

  test.each(['about 16x9', '16x9px', '16', '', 16])('of the size %j has none', (originalSize) => {
    expect(itemFromRecord({ ...image, originalSize })).toMatchObject({ width: undefined, height: undefined })
  })

  test('of a video comes in the widths of its poster', () => {
    const oembed = { html: '<iframe src="//player.example/v">' }
    const widths = (mainImage: object) => itemFromRecord({ ...image, oembed, mainImage })?.widths
    expect(widths({ assetUrl: '/poster.jpg', systemDataVariants: '640w,1280w' })).toEqual([640, 1280])
    expect(widths({ assetUrl: '/poster.jpg' })).toEqual([100, 300, 500])
  })

  test('has a description without the tags of its body', () => {
    expect(
      itemFromRecord({ ...image, body: '<p>Seen from <em>below</em>.</p><p>A&amp;B</p>' })?.description,
    ).toBe('Seen from below. A&B')
    expect(itemFromRecord({ ...image, body: '<p></p>' })?.description).toBeUndefined()
  })

  // spec: TPL-093
  test('comes in the widths of the platform, if it names none, up to the one that holds all of it', () => {
    const { systemDataVariants: _, ...record } = image
    const widths = (originalSize?: string) => itemFromRecord({ ...record, originalSize })?.widths
    expect(widths()).toEqual([100, 300, 500, 750, 1000, 1500, 2500])
    expect(widths('800x600')).toEqual([100, 300, 500, 750, 1000])
    expect(widths('750x600')).toEqual([100, 300, 500, 750])
  })

  // spec: GAL-034
  test('has one of six media types', () => {
    expect(mediaTypes).toEqual([
      'imageEmpty',
      'imageFile',
      'imageLicensed',
      'imageReused',
      'assetReused',
      'video',
    ])
    for (const mediaType of mediaTypes)
      expect(itemFromRecord({ ...image, mediaType })?.mediaType).toBe(mediaType)
    expect(itemFromRecord({ ...image, mediaType: 'hologram' })?.mediaType).toBe('imageFile')
  })

  // spec: GAL-034
  test('that is an empty place is neither shown nor counted', () => {
    const html = galleryHtml({
      items: [{ src: '', mediaType: 'imageEmpty' }, { src: '/a.jpg' }],
      options: { design: 'slideshow' },
    })
    expect(html).toContain('aria-label="1 of 1"')
    expect(itemsFromRecords([{}, null, image, 'x'])).toHaveLength(1)
  })

  // spec: GAL-034 TPL-055
  test('of a video has the address of its player and the own poster, never the provider’s', () => {
    const item = itemFromRecord({
      oembed: {
        html: '<iframe width="200" src="//player.example/v?a=1&amp;b=2" onload="x()"></iframe>',
        providerName: 'Example',
        thumbnailUrl: 'https://player.example/poster.jpg',
      },
      mainImage: { assetUrl: '/poster.jpg', originalSize: '16x9' },
      title: 'Film',
    })
    expect(item).toMatchObject({
      mediaType: 'video',
      src: '/poster.jpg',
      width: 16,
      video: { src: '//player.example/v?a=1&b=2', provider: 'Example' },
    })
    expect(JSON.stringify(item)).not.toContain('thumbnail')
    expect(itemFromRecord({ oembed: { html: 7 } })).toBeUndefined()
    expect(itemFromRecord({ oembed: { html: '<iframe src="javascript:x"></iframe>' } })).toBeUndefined()
  })

  test.each([
    ['<iframe src="https://player.example/v"></iframe>', 'https://player.example/v'],
    ['<iframe src="http://player.example/v"></iframe>', 'http://player.example/v'],
    ["<IFRAME width=5\nSRC = '//player.example/v'>", '//player.example/v'],
    ['<iframe src=//player.example/v width=5>', '//player.example/v'],
    ['<iframe src =\t"//player.example/v">', '//player.example/v'],
    ['<iframe data-x="1" srcdoc="//player.example/v">', undefined],
    ['<iframe src="/player">', undefined],
    ['<iframe src="ftp://player.example">', undefined],
    ['<img src="//player.example/v">', undefined],
  ])('of a video finds the player in %j', (html, src) => {
    expect(itemFromRecord({ assetUrl: '/a.jpg', oembed: { html } })?.video?.src).toBe(src)
  })

  test('is none of a list that is no list', () => {
    for (const records of [undefined, null, {}, 'x']) expect(itemsFromRecords(records)).toEqual([])
  })

  // spec: GAL-034
  test('of a picture that is still to be licensed shows and marks the preview', () => {
    const item = itemFromRecord({ licensedAssetPreview: '/preview.jpg' })
    expect(item).toMatchObject({ mediaType: 'imageLicensed', src: '/preview.jpg', isPreview: true })
    expect(galleryHtml({ items: [item!] })).toContain('data-preview="Preview"')
  })

  test('leaves out what cannot be read, and never throws', () => {
    const item = itemFromRecord({
      assetUrl: '/a.jpg',
      originalSize: 'wide',
      mediaFocalPoint: 'x',
      colorData: 7,
    })
    expect(item).toMatchObject({
      src: '/a.jpg',
      width: undefined,
      focalPoint: undefined,
      averages: undefined,
    })
    const own = {
      get assetUrl(): string {
        throw new Error('gone')
      },
    }
    expect(itemsFromRecords([own, { assetUrl: '/b.jpg' }])).toMatchObject([{ src: '/b.jpg' }])
    fc.assert(fc.property(fc.anything(), (record) => void itemsFromRecords([itemFromRecord(record), record])))
  })
})
