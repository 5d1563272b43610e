import type { Attributes, Markup } from './element.contract.ts'
import { markup, type GallerySource } from './markup.ts'

const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? '&quot;')

const value = (of: Attributes[string]): string =>
  typeof of === 'object'
    ? Object.entries(of)
        .filter(([, part]) => part)
        .map(([name, part]) => `${name}:${part}`)
        .join(';')
    : String(of === true ? '' : of)

/** A piece of markup as HTML. */
function html([tag, attributes, children = []]: Markup): string {
  const pairs = Object.entries(attributes)
    .filter(([, one]) => one !== undefined)
    .map(([name, one]) => ` ${name.toLowerCase()}="${escape(value(one))}"`)
  const inner = children
    .map((child) => (typeof child === 'string' ? escape(child) : 'own' in child ? '' : html(child)))
    .join('')
  return `<${tag}${pairs.join('')}>${inner}${tag === 'img' ? '' : `</${tag}>`}`
}

/** A gallery as HTML: whole and in its final size without a script, and ready for one. All text is escaped. */
export const galleryHtml = (source: Omit<GallerySource, 'caption'>): string => html(markup(source))
