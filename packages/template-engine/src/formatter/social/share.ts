import type { Formatters } from '../formatter.ts'
import { attribute, attributeAt, escaped } from '../html/fill.ts'
import { paidMarkup } from '../html/markup.ts'
import type { Scope } from '../../4-render/scope.ts'
import { child, sizeOf, textOf } from '../../4-render/value.ts'

const SHARES = ['website', 'shareButtonOptions'] as const
const FOLLOW =
  "<script>Y.use('squarespace-follow-buttons', function(Y) { Y.on('domready', function() { " +
  'Y.Squarespace.FollowButtonUtils.renderAll(); }); });</script>'

function buttons(item: unknown, tag: 'div' | 'span', style: string, scope: Scope): string {
  if (sizeOf(scope.resolve(SHARES)) === 0) return ''
  const either = (value: unknown, other: unknown): string =>
    attribute(value === undefined ? other : value, scope)
  const id = either(child(item, 'systemDataId'), child(item, 'mainImageId'))
  const url = either(child(item, 'assetUrl'), child(child(item, 'mainImage'), 'assetUrl'))
  return (
    `<${tag} class="squarespace-social-buttons ${style}-style" data-system-data-id="${id}" data-asset-url="${url}" ` +
    `data-record-type="${attributeAt(item, 'recordType', scope)}" data-full-url="${attributeAt(item, 'fullUrl', scope)}" ` +
    `data-title="${escaped(child(item, 'title'))}"></${tag}>`
  )
}

function follow(user: unknown, scope: Scope): string {
  const last = textOf(child(user, 'profileUrl')).split('/').at(-1)
  const name = attribute(textOf(child(user, 'userName')) || last, scope)
  return `${FOLLOW}<div class="squarespace-follow-button" data-username="${name}"></div>`
}

/** Buttons of social networks. */
export const share: Formatters = {
  formatters: {
    'social-button': paidMarkup((item, scope) => buttons(item, 'div', 'button', scope)),
    'social-button-inline': paidMarkup((item, scope) => buttons(item, 'span', 'inline', scope)),
    'twitter-follow-button': paidMarkup(follow),
  },
}
