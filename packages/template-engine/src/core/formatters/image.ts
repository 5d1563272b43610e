import type { Family } from '../family.ts'
import { defineFormatter, type Formatter } from '../formatter.ts'
import { altOf, corners, imageAttributes } from '../html/image.ts'
import { raw, rawAt, safe } from '../html/fill.ts'
import { child, descend, textOf } from '../value.ts'

const widths = ['100w', '300w', '500w', '750w', '1000w', '1500w', '2500w']
const nextWidth = Object.fromEntries(widths.map((width, at) => [width, widths[at + 1]]))

const image = defineFormatter({
  scoped: true,
  returns: 'html',
  arity: [0, 1],
  parse: ({ list }) => (list.length === 1 ? list[0] : 'thumb-image'),
  apply(value, name, scope) {
    const url = rawAt(value, 'assetUrl', scope)
    return (
      `<noscript><img src="${url}" alt="${safe(altOf(value, scope))}" /></noscript>` +
      `<img class="${name}" ${imageAttributes(value, scope)}data-load="false" ` +
      `data-image-id="${rawAt(value, 'id', scope)}" data-type="image" />`
    )
  },
})

const attributes = (path: (index: string | undefined) => readonly (string | number)[]): Formatter =>
  defineFormatter({
    scoped: true,
    returns: 'attributes',
    arity: [0, 1],
    parse: ({ list: [index] }) => path(index),
    apply: (value, path, scope) => imageAttributes(descend(value, path), scope),
  })

/** The lists that were read last: a site has few, and each stands in many images. */
const lists = new Map<string, readonly string[]>()
const MOST_LISTS = 32

/** The widths that an image comes in. After the last of them stands the original, as the next one up. */
function srcset(url: string, variants: string): string {
  let around = lists.get(variants)
  if (!around) {
    if (lists.size >= MOST_LISTS) lists.clear()
    around = aroundAddresses(variants)
    lists.set(variants, around)
  }
  return around.join(url)
}

/** What stands before, between and behind the addresses. */
function aroundAddresses(variants: string): readonly string[] {
  const found = variants.split(',').filter((variant) => variant.endsWith('w'))
  const [last] = found.slice(-1)
  if (last === undefined) return []
  const formats = found.map((variant) => `${variant} ${variant}`)
  const next = nextWidth[last]
  if (next) formats.push(`original ${next}`)
  return [
    ' srcset="',
    ...formats.map((format, at) => `?format=${format}${at + 1 < formats.length ? ',' : '"'}`),
  ]
}

const color = defineFormatter({
  scoped: true,
  returns: 'attributes',
  arity: [0, 2],
  apply(value, [corner, property], scope) {
    const colors = child(value, 'colorData')
    if (colors === undefined) return undefined
    const hex = (name: string): string => raw(child(colors, `${name}Average`), scope)
    if (corner === undefined) return corners.map((name) => `data-color-${name}="#${hex(name)}" `).join('')
    const found = hex(corner)
    if (!found) return `"${corner}" not found.`
    return `${property === undefined ? '' : `${property}: `}#${found}`
  },
})

/** Images: their markup, attributes, widths and colours. */
export const images: Family = {
  formatters: {
    image,
    'image-meta': attributes(() => []),
    'cover-image-meta': attributes(() => ['coverImage']),
    'child-image-meta': attributes((index = '0') => ['items', Number.parseInt(index, 10)]),
    'image-srcset': defineFormatter({
      scoped: true,
      returns: 'attributes',
      apply: (value, _, scope) =>
        srcset(rawAt(value, 'assetUrl', scope), textOf(child(value, 'systemDataVariants'))),
    }),
    'image-color': color,
  },
}
