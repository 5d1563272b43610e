import { mediaTypes, type Averages, type GalleryItem, type MediaType } from './item.contract.ts'
import { htmlText } from './html-text.ts'
import { widthsUpTo } from '../image/image.ts'

type Loose = Readonly<Record<string, unknown>>

const bag = (value: unknown): Loose => Object(value) as Loose
const text = (value: unknown): string | undefined => (typeof value === 'string' && value ? value : undefined)
const number = (value: unknown): number => Number(text(value) ?? (typeof value === 'number' ? value : NaN))

function averagesOf(value: unknown): Averages | undefined {
  const colors = bag(value)
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

/** A provider's player: the address in its HTML, which itself is never put into the page. */
function videoOf(value: unknown): GalleryItem['video'] {
  const { html, providerName } = bag(value)
  const [, src] = /<iframe[^>]+\bsrc\s*=\s*["']?((?:https?:)?\/\/[^"'\s>]+)/i.exec(text(html) ?? '') ?? []
  return src ? { src: src.replaceAll('&amp;', '&'), provider: text(providerName) } : undefined
}

/**
 * An item of a gallery from an image or video record as the site stores it, or nothing if the record holds nothing to
 * show. Never throws: what cannot be read is left out.
 */
export function itemFromRecord(record: unknown): GalleryItem | undefined {
  const loose = bag(record)
  const { mediaFocalPoint, originalSize, systemDataVariants, licensedAssetPreview, oembed, mainImage } = loose
  const video = videoOf(oembed)
  // A video's poster is the site's own picture: the provider's would tell it of every visitor.
  const poster = video ? bag(mainImage) : loose
  const src =
    text(poster.assetUrl) ?? text(licensedAssetPreview) ?? text(bag(licensedAssetPreview).assetUrl) ?? ''
  if (!src && !video) return undefined
  const [, width, height] = /^(\d+)x(\d+)$/.exec(text(poster.originalSize ?? originalSize) ?? '') ?? []
  const focal = bag(poster.mediaFocalPoint ?? mediaFocalPoint)
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

/** The items of a gallery from its records; those that hold nothing to show are left out. */
export const itemsFromRecords = (records: unknown): GalleryItem[] =>
  (Array.isArray(records) ? records : []).flatMap((record) => itemFromRecord(record) ?? [])
