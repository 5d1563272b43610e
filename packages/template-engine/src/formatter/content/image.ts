import type { Formatter, Formatters } from '../formatter.ts'
import { altOf, colorAt, colorAttributes, imageAttributes } from '../html/image.ts'
import { attributeAt, escaped } from '../html/fill.ts'
import { paidMarkup } from '../html/markup.ts'
import { recall } from '../../i18n/recall.ts'
import { paid } from '../../4-render/paid.ts'
import type { Run } from '../../4-render/scope.ts'
import { child, descend } from '../../4-render/value.ts'

const widths = ['100w', '300w', '500w', '750w', '1000w', '1500w', '2500w']

const image = paidMarkup<string | undefined>(
  (value, scope, name) => {
    const url = attributeAt(value, 'assetUrl', scope)
    return (
      `<noscript><img src="${url}" alt="${escaped(altOf(value, scope))}" /></noscript>` +
      `<img class="${name}" ${imageAttributes(value, scope)}data-load="false" ` +
      `data-image-id="${attributeAt(value, 'id', scope)}" data-type="image" />`
    )
  },
  { arity: [0, 1], parse: ({ list }) => (list.length === 1 ? list[0] : 'thumb-image') },
)

const attributes = (
  most: number,
  path: (index: string | undefined) => readonly (string | number)[],
): Formatter =>
  paidMarkup<readonly (string | number)[]>(
    (value, scope, path) => imageAttributes(descend(value, path), scope),
    {
      returns: 'attributes',
      arity: [0, most],
      parse: ({ list: [index] }) => path(index),
    },
  )

/** By the lists of an image's widths: a site has few, and many images share each. */
const known = new Map<string, readonly string[]>()

/** The widths that an image comes in. The original follows the last of them, as the next one up. */
function srcset(url: string, variants: string, run: Run): string {
  const formats = recall(known, variants, () => formatsOf(variants))
  run.spend(formats.length * (1 + (url.length >> 4)))
  // Put together one by one: to join them with an address would copy it for each.
  let text = ''
  for (const format of formats) text = text + (text === '' ? ' srcset="' : ',') + url + format
  return text === '' ? '' : `${text}"`
}

function formatsOf(variants: string): readonly string[] {
  const found = variants.split(',').filter((variant) => variant.endsWith('w'))
  const next = widths.find((_, at) => at > 0 && widths[at - 1] === found.at(-1))
  return [
    ...found.map((variant) => `?format=${variant} ${variant}`),
    ...(next ? [`?format=original ${next}`] : []),
  ]
}

const color = paidMarkup(
  (value, scope, [corner, property]) => {
    if (child(value, 'colorData') === undefined) return undefined
    if (corner === undefined) return colorAttributes(value, scope)
    const found = colorAt(value, corner, scope)
    if (!found) return `"${corner}" not found.`
    return `${property === undefined ? '' : `${property}: `}#${found}`
  },
  { returns: 'attributes', arity: [0, 2] },
)

/** Images: their markup, attributes, widths and colours. */
export const images: Formatters = {
  formatters: {
    image,
    'image-meta': attributes(0, () => []),
    'cover-image-meta': attributes(0, () => ['coverImage']),
    'child-image-meta': attributes(1, (index = '0') => ['items', Number.parseInt(index, 10)]),
    'image-srcset': paidMarkup(
      (value, scope) =>
        srcset(
          attributeAt(value, 'assetUrl', scope),
          paid(attributeAt(value, 'systemDataVariants', scope), scope.run),
          scope.run,
        ),
      { returns: 'attributes' },
    ),
    'image-color': color,
  },
}
