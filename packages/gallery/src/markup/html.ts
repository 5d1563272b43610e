import type { Attributes, Markup } from './element.contract.ts'
import { markup, type GallerySource } from './markup.ts'

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)

function attributeValue(value: Attributes[string]): string {
  if (typeof value !== 'object') return String(value === true ? '' : value)
  return Object.entries(value)
    .filter(([, part]) => part)
    .map(([name, part]) => `${name}:${part}`)
    .join(';')
}

/** Prints an element as HTML. */
function elementHtml([tag, attributes, children = []]: Markup): string {
  const pairs = Object.entries(attributes)
    .filter(([, value]) => value != null)
    .map(([name, value]) => ` ${name.toLowerCase()}="${escapeHtml(attributeValue(value))}"`)
  const inner = children.map((child) => {
    if (typeof child === 'string') return escapeHtml(child)
    return 'slot' in child ? '' : elementHtml(child)
  })
  return `<${tag}${pairs.join('')}>${inner.join('')}${tag === 'img' ? '' : `</${tag}>`}`
}

/**
 * Returns a gallery as HTML, complete and in its final size before a script runs. All text is escaped.
 *
 * @example
 * ```ts
 * import { galleryHtml } from '@sitewright/gallery/html'
 *
 * const html = galleryHtml({
 *   items: [{ src: '/hills.jpg', alt: 'Hills at dawn', width: 1500, height: 1000 }],
 *   options: { design: 'slideshow', lightbox: true },
 * })
 * ```
 */
export const galleryHtml = (source: Omit<GallerySource, 'caption'>): string => elementHtml(markup(source))
