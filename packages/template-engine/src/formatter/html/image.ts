import { paid } from '../../4-render/paid.ts'
import type { Scope } from '../../4-render/scope.ts'
import { textOfMarkup } from '../text/tag.ts'
import { child, isObject, isTruthy, numberOf, textOf } from '../../4-render/value.ts'
import { attributeAt, escaped } from './fill.ts'

const corners = ['topLeft', 'topRight', 'bottomLeft', 'bottomRight', 'center']
const IMAGE_BLOCK = 5
/** Longest text that becomes the description of an image. */
const BODY = 250

/** True if an item shows an image. */
export const hasImage = (item: unknown): boolean =>
  isTruthy(child(item, 'mainImageId')) || isTruthy(child(item, 'systemDataId'))

/** The colour of an image near one of its corners, without a `#`. */
export const colorAt = (image: unknown, corner: string, scope: Scope): string =>
  attributeAt(child(image, 'colorData'), `${corner}Average`, scope)

/** Attributes that carry an image's colours. */
export const colorAttributes = (
  image: unknown,
  scope: Scope,
  nameOf: (corner: string) => string = (corner) => corner,
): string =>
  corners.map((corner) => `data-color-${nameOf(corner)}="#${colorAt(image, corner, scope)}" `).join('')

/** Text alternative of an image: its title, the beginning of its text, or its file name. */
export function altOf(image: unknown, scope: Scope): string {
  if (numberOf(scope.lookup('blockType')) === IMAGE_BLOCK) return textOf(child(image, 'altText')).trim()
  return (
    textOf(child(image, 'title')) ||
    textOfMarkup(paid(textOf(child(image, 'body')), scope.run)).slice(0, BODY) ||
    textOf(child(image, 'filename'))
  )
}

/** The point that stays visible when an image is cropped. */
export function focalPoint(image: unknown): string {
  const point = child(image, 'mediaFocalPoint')
  return point === undefined ? '0.5,0.5' : `${numberOf(child(point, 'x'))},${numberOf(child(point, 'y'))}`
}

/** The attributes that an image loader reads. */
export function imageAttributes(image: unknown, scope: Scope): string {
  if (image === undefined) return ''
  const url = attributeAt(image, 'assetUrl', scope)
  return (
    (isObject(child(image, 'licensedAssetPreview')) ? 'data-licensed-asset-preview="true" ' : '') +
    (child(image, 'componentKey') === undefined
      ? ''
      : `data-component-key="${attributeAt(image, 'componentKey', scope)}" `) +
    `data-src="${url}" data-image="${url}" data-image-dimensions="${attributeAt(image, 'originalSize', scope)}" ` +
    `data-image-focal-point="${focalPoint(image)}" alt="${escaped(altOf(image, scope))}" `
  )
}
