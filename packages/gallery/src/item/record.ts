import { mediaTypes, type Averages, type GalleryItem, type MediaType } from './item.contract.ts'
import { htmlText } from './html-text.ts'
import { widthsUpTo } from '../image/image.ts'

type Loose = Readonly<Record<string, unknown>>

/** Reads an object. Other values have no fields. */
const fieldsOf = (value: unknown): Loose => Object(value) as Loose
const text = (value: unknown): string | undefined => (typeof value === 'string' && value ? value : undefined)
const number = (value: unknown): number => Number(text(value) ?? (typeof value === 'number' ? value : NaN))

function averagesOf(value: unknown): Averages | undefined {
  const colors = fieldsOf(value)
  const of = (corner: string): string => text(colors[`${corner}Average`]) ?? text(colors[corner]) ?? ''
  return of('center') || of('topLeft')
    ? {
        topLeft: of('topLeft'),
        topRight: of('topRight'),
        bottomLeft: of('bottomLeft'),
        bottomRight: of('bottomRight'),
        center: of('center'),
      }
    : undefined
}

/** Finds the address of a provider's player in the provider's HTML. The HTML itself never enters the page. */
function videoOf(value: unknown): GalleryItem['video'] {
  const { html, providerName } = fieldsOf(value)
  const [, src] = /<iframe[^>]+\bsrc\s*=\s*["']?((?:https?:)?\/\/[^"'\s>]+)/i.exec(text(html) ?? '') ?? []
  return src ? { src: src.replaceAll('&amp;', '&'), provider: text(providerName) } : undefined
}

function readItem(record: unknown): GalleryItem | undefined {
  const loose = fieldsOf(record)
  const { mediaFocalPoint, originalSize, systemDataVariants, licensedAssetPreview, oembed, mainImage } = loose
  const video = videoOf(oembed)
  // The poster of a video is the site's own picture. A poster from the provider would be a request to it for every visitor.
  const poster = video ? fieldsOf(mainImage) : loose
  const src =
    text(poster.assetUrl) ?? text(licensedAssetPreview) ?? text(fieldsOf(licensedAssetPreview).assetUrl) ?? ''
  if (!src && !video) return undefined
  const [, width, height] = /^(\d+)x(\d+)$/.exec(text(poster.originalSize ?? originalSize) ?? '') ?? []
  const focal = fieldsOf(poster.mediaFocalPoint ?? mediaFocalPoint)
  const [x, y] = [number(focal.x), number(focal.y)]
  const widths = [...(text(poster.systemDataVariants ?? systemDataVariants) ?? '').matchAll(/\b(\d+)w\b/g)]
  const type = mediaTypes.find((one): one is MediaType => one === loose.mediaType)
  return {
    mediaType: video ? 'video' : (type ?? (licensedAssetPreview ? 'imageLicensed' : 'imageFile')),
    src,
    alt: text(loose.altText) ?? text(loose.title),
    title: text(loose.title),
    // The body of a record is HTML.
    description: htmlText(text(loose.body)),
    width: Number(width) || undefined,
    height: Number(height) || undefined,
    focalPoint: Number.isFinite(x + y) ? { x, y } : undefined,
    averages: averagesOf(poster.colorData),
    widths: widths.length ? widths.map(([, one]) => Number(one)) : widthsUpTo(Number(width) || Infinity),
    link: text(loose.externalLink),
    video,
    isPreview: !!licensedAssetPreview,
  }
}

/**
 * Reads an item from an image or video record of a site. `undefined` if the record has neither a picture nor a video. Never
 * throws: unreadable fields are left out, and so is a record of which reading a field throws.
 */
export function itemFromRecord(record: unknown): GalleryItem | undefined {
  try {
    return readItem(record)
  } catch {
    return undefined
  }
}

/** Reads the items of a gallery from its records. Records with neither a picture nor a video are left out. */
export const itemsFromRecords = (records: unknown): GalleryItem[] =>
  (Array.isArray(records) ? records : []).flatMap((record) => itemFromRecord(record) ?? [])
