import type { Formatters } from '../formatter.ts'
import { attribute, attributeAt, escaped } from '../html/fill.ts'
import { colorAttributes, focalPoint, hasImage } from '../html/image.ts'
import { paidMarkup } from '../html/markup.ts'
import type { Scope } from '../../4-render/scope.ts'
import { child, descend, isTruthy } from '../../4-render/value.ts'

const AUDIO = ['structuredContent', 'audioAssetUrl'] as const

function audio(item: unknown, scope: Scope): string {
  const id = attributeAt(item, 'id', scope)
  return (
    `<script>Y.use('squarespace-audio-player-frontend');</script>\n<div class="squarespace-audio-player" ` +
    `data-audio-asset-url="${attribute(descend(item, AUDIO), scope)}" data-item-id="${id}" id="audio-player-${id}"></div>`
  )
}

const video = paidMarkup<{ readonly load: boolean; readonly color: boolean }>(
  (value, scope, { load, color }) => {
    const oembed = child(value, 'oembed')
    return (
      `<div class="sqs-video-wrapper" ${load ? ' data-load="false" ' : ''}` +
      `data-html="${escaped(child(oembed, 'html'))}" data-provider-name="${attributeAt(oembed, 'providerName', scope)}">` +
      `${isTruthy(child(value, 'overlay')) ? overlay(value, scope, color) : ''}</div>`
    )
  },
  {
    arity: [0, 2],
    parse: ({ list }) => ({ load: list.includes('load-false'), color: list.includes('color-data') }),
  },
)

function overlay(value: unknown, scope: Scope, color: boolean): string {
  const thumb = hasImage(value)
    ? `" style="opacity: 0;"><img data-load="false" data-src="${attributeAt(value, 'assetUrl', scope)}" ` +
      `data-image-dimensions="${attributeAt(value, 'originalSize', scope)}" ` +
      `data-image-focal-point="${focalPoint(value)}" ${color && isTruthy(child(value, 'colorData')) ? colorAttributes(value, scope, (corner) => corner.toLowerCase()) : ''}/>`
    : ' no-thumb" style="opacity: 0;">'
  return `<div class="sqs-video-overlay${thumb}<div class="sqs-video-opaque"> </div><div class="sqs-video-icon"></div></div>`
}

/** Sound and moving pictures. */
export const media: Formatters = { formatters: { 'audio-player': paidMarkup(audio), video } }
