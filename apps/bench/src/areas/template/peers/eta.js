import { Eta } from 'eta'
import * as wording from '../wording.ts'

const { flat, ...helpers } = wording

const eta = new Eta({
  autoTrim: false,
  functionHeader: 'const { money, day, plural, srcset, truncate } = this.helpers',
})
eta.helpers = helpers

const templates = {
  grid: `<h1><%= it.collection.title %></h1>
<ul class="grid">
<% for (const item of it.items) { %><li id="<%~ item.id %>" class="product<% if (item.onSale) { %> on-sale<% } %><% if (item.soldOut) { %> sold-out<% } %>">
  <a href="<%= item.fullUrl %>"><img src="<%= item.assetUrl %>" alt="<%= item.title %>"<%~ srcset(item) %>></a>
  <h2><a href="<%= item.fullUrl %>"><%= item.title %></a></h2>
  <p class="price"><% if (item.onSale) { %><s><%~ money(item.priceCents) %></s> <%~ money(item.salePriceCents) %><% } else { %><%~ money(item.priceCents) %><% } %></p>
  <p><%= truncate(item.excerpt, 120) %></p><% if (item.tags.length > 0) { %>
  <ul class="tags"><% for (const tag of item.tags) { %><li><a href="/shop?tag=<%~ encodeURIComponent(tag) %>"><%= tag %></a></li><% } %></ul><% } %>
</li>
<% } %><% if (it.items.length === 0) { %><li>Nothing here yet.</li>
<% } %></ul>
`,
  blog: `<h1><%= it.collection.title %></h1>
<% for (const item of it.items) { %><article id="<%~ item.id %>"<% if (item.featured) { %> class="featured"<% } %>>
  <h2><a href="<%= item.fullUrl %>"><%= item.title %></a></h2>
  <% if (item.author) { %><p><img src="<%= item.author.avatarUrl %>" alt=""> <%= item.author.displayName %>, <time><%~ day(item.publishOn) %></time></p><% } %>
  <p><%= truncate(item.excerpt, 160) %></p><% if (item.categories.length > 0) { %>
  <p>In <% item.categories.forEach((name, at) => { %><% if (at > 0) { %>, <% } %><a href="/journal?in=<%~ encodeURIComponent(name) %>"><%= name %></a><% }) %></p><% } %>
  <h3><%~ item.commentCount %> comment<%~ plural(item.commentCount) %></h3>
  <% for (const comment of item.comments) { %><blockquote>
    <p><%= comment.body %></p>
    <footer><%= comment.author %>, <%~ day(comment.addedOn) %></footer>
  </blockquote><% } %><% if (item.comments.length === 0) { %><p>Be the first.</p><% } %>
</article>
<% } %><% if (it.items.length === 0) { %><p>Nothing here yet.</p>
<% } %>`,
  fragment: `<p><%= it.greeting %>, <b><%= it.name %></b>: <%~ it.count %> item<%~ plural(it.count) %> in <a href="<%= it.url %>"><%= it.place %></a>.</p>`,
}

const rendering = (source) => (data) => {
  const template = eta.compile(source)
  return () => flat(eta.render(template, data))
}

export const grid = rendering(templates.grid)
export const growing = grid
export const blog = rendering(templates.blog)
export const fragment = rendering(templates.fragment)
export const first = (data) => () => flat(eta.renderString(templates.grid, data))
export const once = first

export const compile = (times) => {
  const source = (templates.grid + templates.blog + templates.fragment).repeat(times)
  return () => {
    eta.compile(source)
    return 0
  }
}

export const load = () => () => eta.renderString('<%= it.name %>', { name: 'A & B' })
