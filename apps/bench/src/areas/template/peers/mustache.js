import mustache from 'mustache'
import { day, escape, flat, money, plural, srcset, truncate } from '../wording.ts'

const templates = {
  grid: `<h1>{{collection.title}}</h1>
<ul class="grid">
{{#items}}<li id="{{{id}}}" class="product{{#onSale}} on-sale{{/onSale}}{{#soldOut}} sold-out{{/soldOut}}">
  <a href="{{fullUrl}}"><img src="{{assetUrl}}" alt="{{title}}"{{{srcset}}}></a>
  <h2><a href="{{fullUrl}}">{{title}}</a></h2>
  <p class="price">{{#onSale}}<s>{{{price}}}</s> {{{salePrice}}}{{/onSale}}{{^onSale}}{{{price}}}{{/onSale}}</p>
  <p>{{shortly}}</p>{{#hasTags}}
  <ul class="tags">{{#tags}}<li><a href="/shop?tag={{{encoded}}}">{{.}}</a></li>{{/tags}}</ul>{{/hasTags}}
</li>
{{/items}}{{^items}}<li>Nothing here yet.</li>
{{/items}}</ul>
`,
  blog: `<h1>{{collection.title}}</h1>
{{#items}}<article id="{{{id}}}"{{#featured}} class="featured"{{/featured}}>
  <h2><a href="{{fullUrl}}">{{title}}</a></h2>
  {{#author}}<p><img src="{{avatarUrl}}" alt=""> {{displayName}}, <time>{{{day}}}</time></p>{{/author}}
  <p>{{shortly}}</p>{{#hasCategories}}
  <p>In {{#categories}}<a href="/journal?in={{{encoded}}}">{{name}}</a>{{^isLast}}, {{/isLast}}{{/categories}}</p>{{/hasCategories}}
  <h3>{{{commentCount}}} comment{{{s}}}</h3>
  {{#comments}}<blockquote>
    <p>{{body}}</p>
    <footer>{{author}}, {{{day}}}</footer>
  </blockquote>{{/comments}}{{^comments}}<p>Be the first.</p>{{/comments}}
</article>
{{/items}}{{^items}}<p>Nothing here yet.</p>
{{/items}}`,
  fragment: `<p>{{greeting}}, <b>{{name}}</b>: {{{count}}} item{{{s}}} in <a href="{{url}}">{{place}}</a>.</p>`,
}

/** A language without logic is handed what it shall show. */
const views = {
  grid: ({ collection, items }) => ({
    collection,
    items: items.map((item) => ({
      ...item,
      srcset: srcset(item),
      price: money(item.priceCents),
      salePrice: item.onSale ? money(item.salePriceCents) : '',
      shortly: truncate(item.excerpt, 120),
      hasTags: item.tags.length > 0,
    })),
    encoded() {
      return encodeURIComponent(this)
    },
  }),
  blog: ({ collection, items }) => ({
    collection,
    items: items.map((item) => ({
      ...item,
      day: day(item.publishOn),
      shortly: truncate(item.excerpt, 160),
      hasCategories: item.categories.length > 0,
      categories: item.categories.map((name, at) => ({
        name,
        encoded: encodeURIComponent(name),
        isLast: at === item.categories.length - 1,
      })),
      s: plural(item.commentCount),
      comments: item.comments.map((comment) => ({ ...comment, day: day(comment.addedOn) })),
    })),
  }),
  fragment: (data) => ({ ...data, s: plural(data.count) }),
}

const render = (name, data) =>
  flat(mustache.render(templates[name], views[name](data), undefined, { escape }))

const rendering = (name) => (data) => {
  mustache.parse(templates[name])
  return () => render(name, data)
}

export const grid = rendering('grid')
export const growing = grid
export const blog = rendering('blog')
export const fragment = rendering('fragment')
export const first = (data) => () => render('grid', data)

export const compile = (times) => {
  const source = (templates.grid + templates.blog + templates.fragment).repeat(times)
  return () => {
    mustache.clearCache()
    mustache.parse(source)
    return 0
  }
}

export const load = () => () => mustache.render('{{name}}', { name: 'A & B' })
