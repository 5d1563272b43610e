import type { Work } from '../../area.ts'
import type { Blog, Comment, Fragment, Grid, Post, Product } from './record.ts'
import { day, escape, flat, money, plural, srcset, truncate } from './wording.ts'

const tag = (name: string): string =>
  `<li><a href="/shop?tag=${encodeURIComponent(name)}">${escape(name)}</a></li>`

function tags(names: readonly string[]): string {
  if (names.length === 0) return ''
  let out = '\n  <ul class="tags">'
  for (const name of names) out += tag(name)
  return `${out}</ul>`
}

const price = ({ onSale, priceCents, salePriceCents }: Product): string =>
  onSale ? `<s>${money(priceCents)}</s> ${money(salePriceCents)}` : money(priceCents)

const product = (item: Product): string =>
  `<li id="${item.id}" class="product${item.onSale ? ' on-sale' : ''}${item.soldOut ? ' sold-out' : ''}">
  <a href="${escape(item.fullUrl)}"><img src="${escape(item.assetUrl)}" alt="${escape(item.title)}"${srcset(item)}></a>
  <h2><a href="${escape(item.fullUrl)}">${escape(item.title)}</a></h2>
  <p class="price">${price(item)}</p>
  <p>${escape(truncate(item.excerpt, 120))}</p>${tags(item.tags)}
</li>
`

export const grid: Work<Grid, string> =
  ({ collection, items }) =>
  () => {
    let out = `<h1>${escape(collection.title)}</h1>\n<ul class="grid">\n`
    for (const item of items) out += product(item)
    if (items.length === 0) out += '<li>Nothing here yet.</li>\n'
    return flat(`${out}</ul>\n`)
  }

export const growing: Work<Grid, string> = grid

function categories(names: readonly string[]): string {
  if (names.length === 0) return ''
  let out = '\n  <p>In '
  names.forEach((name, at) => {
    if (at > 0) out += ', '
    out += `<a href="/journal?in=${encodeURIComponent(name)}">${escape(name)}</a>`
  })
  return `${out}</p>`
}

const comment = ({ author, body, addedOn }: Comment): string =>
  `<blockquote>
    <p>${escape(body)}</p>
    <footer>${escape(author)}, ${day(addedOn)}</footer>
  </blockquote>`

function comments(all: readonly Comment[]): string {
  let out = ''
  for (const one of all) out += comment(one)
  return out || '<p>Be the first.</p>'
}

const post = (item: Post): string =>
  `<article id="${item.id}"${item.featured ? ' class="featured"' : ''}>
  <h2><a href="${escape(item.fullUrl)}">${escape(item.title)}</a></h2>
  <p><img src="${escape(item.author.avatarUrl)}" alt=""> ${escape(item.author.displayName)}, <time>${day(item.publishOn)}</time></p>
  <p>${escape(truncate(item.excerpt, 160))}</p>${categories(item.categories)}
  <h3>${item.commentCount} comment${plural(item.commentCount)}</h3>
  ${comments(item.comments)}
</article>
`

export const blog: Work<Blog, string> =
  ({ collection, items }) =>
  () => {
    let out = `<h1>${escape(collection.title)}</h1>\n`
    for (const item of items) out += post(item)
    return flat(out + (items.length === 0 ? '<p>Nothing here yet.</p>\n' : ''))
  }

export const fragment: Work<Fragment, string> =
  ({ greeting, name, count, url, place }) =>
  () =>
    flat(
      `<p>${escape(greeting)}, <b>${escape(name)}</b>: ${count} item${plural(count)} in <a href="${escape(url)}">${escape(place)}</a>.</p>`,
    )
