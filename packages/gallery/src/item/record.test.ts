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
      averages: { topLeft: '112233', center: '556677' },
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
    expect(itemFromRecord({ oembed: { html: '<iframe src="javascript:x"></iframe>' } })).toBeUndefined()
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
    fc.assert(fc.property(fc.anything(), (record) => void itemsFromRecords([itemFromRecord(record), record])))
  })
})
