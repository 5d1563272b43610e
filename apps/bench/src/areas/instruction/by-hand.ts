import type { Work } from '../../area.ts'
import { escape, flat, truncate } from '../template/wording.ts'
import type { Shop } from './record.ts'

// The same output by functions that somebody would write who knows the template, and not the data: a name is looked for in
// the records from the innermost one, as a property that JSON would show; what is missing prints nothing; what is empty is false.

type Data = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is Data => typeof value === 'object' && value !== null

/** A property that JSON would show: the record's own, and enumerable. */
const own = (value: unknown, name: string): unknown =>
  isRecord(value) && Object.prototype.propertyIsEnumerable.call(value, name) ? value[name] : undefined

/** A name of a product, or else of the shop. */
const named = (item: unknown, shop: unknown, name: string): unknown => own(item, name) ?? own(shop, name)

function text(value: unknown): string {
  if (typeof value === 'string') return value
  return typeof value === 'number' || typeof value === 'boolean' ? `${value}` : ''
}

function isTrue(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0
  if (isRecord(value)) return Object.keys(value).length > 0
  return Boolean(value)
}

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** A list of the products of a shop, with what is printed of each. */
const each =
  (body: (item: unknown, shop: Shop, at: number) => string): Work<Shop, string> =>
  (shop) =>
  () => {
    let out = '<ul>'
    const items = list(own(shop, 'items'))
    for (let at = 0; at < items.length; at += 1) out += body(items[at], shop, at)
    return flat(`${out}</ul>`)
  }

/** Elements, with a text between them. */
function joined(values: unknown, between: string, one: (value: unknown) => string): string {
  let out = ''
  const all = list(values)
  for (let at = 0; at < all.length; at += 1) out += (at > 0 ? between : '') + one(all[at])
  return out
}

export const plain = each((item, shop) => {
  const link = `<a href="${text(named(item, shop, 'fullUrl'))}">${text(named(item, shop, 'title'))}</a>`
  const price = `<b>${text(named(item, shop, 'priceCents'))}</b>`
  return `<li id="${text(named(item, shop, 'id'))}">${link} ${price} ${text(named(item, shop, 'excerpt'))} ${text(named(item, shop, 'onSale'))}</li>`
})

export const path = each((item, shop) => {
  const author = named(item, shop, 'author')
  const size = own(named(item, shop, 'image'), 'size')
  return `<li>${text(own(author, 'displayName'))} of ${text(own(own(author, 'city'), 'name'))}: ${text(own(named(item, shop, 'tags'), '0'))}, ${text(own(size, 'width'))}</li>`
})

export const outer = each(
  (item, shop, at) =>
    `<li>${text(named(item, shop, 'currency'))} ${text(named(item, shop, 'priceCents'))} at ${text(own(named(item, shop, 'collection'), 'title'))} ${at + 1}</li>`,
)

export const condition = each((item, shop) => {
  const isOnSale = isTrue(named(item, shop, 'onSale'))
  const isSoldOut = isTrue(named(item, shop, 'soldOut'))
  const left =
    isOnSale && isSoldOut ? 'gone' : isSoldOut || isTrue(named(item, shop, 'featured')) ? 'soon' : ''
  return `<li${isOnSale ? ' class="sale"' : ''}>${left}${isTrue(named(item, shop, 'tags')) ? 'tags' : 'none'}</li>`
})

export const section = each((item, shop) => {
  const author = named(item, shop, 'author')
  const city = own(author, 'city')
  const place = isTrue(city) ? `, ${text(named(city, author, 'name'))}` : ''
  const by = isTrue(author) ? text(named(author, item, 'displayName')) + place : ''
  const missing = named(item, shop, 'missing')
  return `<li>${by}${isTrue(missing) ? text(missing) : '-'}</li>`
})

export const alternates = each((item, shop) => {
  const author = named(item, shop, 'author')
  const roles = joined(own(author, 'roles'), ', ', (role) => `<i>${text(role)}</i>`)
  const options = named(item, shop, 'options')
  const chosen = joined(
    options,
    '; ',
    (option) => `<b>${text(own(option, 'name'))}: ${joined(own(option, 'values'), '/', text)}</b>`,
  )
  return `<li>${isTrue(author) ? roles : ''}${isTrue(options) ? chosen : 'no options'}</li>`
})

export const loop = each((item, shop) => `<li>${joined(named(item, shop, 'sizes'), '', text)}</li>`)

export const predicate = each((item, shop, at) => {
  const price = named(item, shop, 'priceCents')
  const dear = Number(price) > 5000 ? 'dear' : ''
  const cheap = Number(price) < Number(named(item, shop, 'floor')) ? 'cheap' : ''
  const image = isTrue(own(item, 'mainImageId')) ? 'image' : 'none'
  return `<li class="${(at + 1) % 2 === 0 ? 'even' : 'odd'}">${named(item, shop, 'id') === 'p1' ? 'one' : 'more'}${dear}${cheap}${image}</li>`
})

/** Text without tags. */
const safe = (value: string): string => (value.includes('<') ? value.replace(/<[^>]*?>/g, '') : value)

const slug = (value: string): string =>
  value
    .replace(/[^a-z\d\s-]+/gi, '')
    .replace(/\s+/g, '-')
    .toLowerCase()

export const chain = each((item, shop) => {
  const excerpt = escape(truncate(safe(text(named(item, shop, 'excerpt'))), 60))
  return `<li>${excerpt}, ${slug(text(named(item, shop, 'title')))}</li>`
})

export const attribute = each((item, shop) => {
  const title = escape(text(named(item, shop, 'title')))
  const excerpt = escape(text(named(item, shop, 'excerpt')))
  return `<li title="${title}"><a href="${escape(text(named(item, shop, 'fullUrl')))}">${excerpt}</a></li>`
})

const element = (value: string): string =>
  value.search(/[&<>]/) < 0
    ? value
    : value.replace(/[&<>]/g, (char) => (char === '&' ? '&amp;' : char === '<' ? '&lt;' : '&gt;'))

export const html = each((item, shop) => {
  const title = element(text(named(item, shop, 'title')))
  const excerpt = element(text(named(item, shop, 'excerpt')))
  return `<li>${title}: ${excerpt} ${element(text(named(item, shop, 'priceCents')))}</li>`
})

const widths = [100, 300, 500, 750, 1000, 1500, 2500]

/** The widths of an image as attributes. */
function sources(item: unknown): string {
  const url = text(own(item, 'assetUrl'))
  const found = text(own(item, 'systemDataVariants'))
    .split(',')
    .filter((variant) => variant.endsWith('w'))
  if (found.length === 0) return ''
  const next = widths[widths.findIndex((width) => found.at(-1) === `${width}w`) + 1] ?? 0
  const links = found.map((variant) => `${url}?format=${variant} ${variant}`)
  if (next > 100) links.push(`${url}?format=original ${next}w`)
  return ` srcset="${links.join(',')}"`
}

export const srcset = each(
  (item, shop) => `<li><img src="${text(named(item, shop, 'assetUrl'))}"${sources(item)}></li>`,
)

/** A value as JSON that may stand in a script. */
const json = (value: unknown): string => JSON.stringify(value).replaceAll('</', '<\\/')

export const encode = each((item, shop) => {
  const title = text(named(item, shop, 'title'))
  return `<li><a href="/shop?tag=${encodeURIComponent(title)}" data-author="${json(named(item, shop, 'author'))}">${title}</a></li>`
})

export const plural = each((item, shop) => {
  const count = Number(named(item, shop, 'count'))
  return `<li>${count} item${count === 1 ? '' : 's'}, ${count} box${count === 1 ? 'box' : 'boxes'}</li>`
})

const card = (item: unknown): string =>
  `<h2>${text(own(item, 'title'))}</h2><p>${text(own(item, 'excerpt'))}</p>`

export const apply = each((item) => `<li>${card(item)}</li>`)

export const include = each((item) => `<li>${card(item)}</li>`)

export const macro = each((item) => `<li><b>${text(own(item, 'title'))}</b></li>`)

export const variable = each((item, shop) => {
  const name = text(named(item, shop, 'title'))
  return `<li>${name} ${text(named(item, shop, 'priceCents'))} ${name}</li>`
})

export const expression = each((item, shop) => {
  const isMany = Number(named(item, shop, 'count')) > 1
  return `<li>${Number(named(item, shop, 'priceCents')) * 2 + 1} ${isMany || named(item, shop, 'onSale') === true}</li>`
})

export const literal = each((item, shop) => `<li>{ \t\n}${text(named(item, shop, 'title'))}</li>`)
