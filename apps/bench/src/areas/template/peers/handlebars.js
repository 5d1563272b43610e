import Handlebars from 'handlebars'
import { day, flat, money, plural, srcset, truncate } from '../wording.ts'

const handlebars = Handlebars.create()
handlebars.registerHelper({
  money,
  day,
  plural,
  srcset,
  truncate,
  encode: (text) => encodeURIComponent(text),
})

const templates = {
  grid: `<h1>{{collection.title}}</h1>
<ul class="grid">
{{#each items}}<li id="{{{id}}}" class="product{{#if onSale}} on-sale{{/if}}{{#if soldOut}} sold-out{{/if}}">
  <a href="{{fullUrl}}"><img src="{{assetUrl}}" alt="{{title}}"{{{srcset this}}}></a>
  <h2><a href="{{fullUrl}}">{{title}}</a></h2>
  <p class="price">{{#if onSale}}<s>{{{money priceCents}}}</s> {{{money salePriceCents}}}{{else}}{{{money priceCents}}}{{/if}}</p>
  <p>{{truncate excerpt 120}}</p>{{#if tags}}
  <ul class="tags">{{#each tags}}<li><a href="/shop?tag={{{encode this}}}">{{this}}</a></li>{{/each}}</ul>{{/if}}
</li>
{{else}}<li>Nothing here yet.</li>
{{/each~}}
</ul>
`,
  blog: `<h1>{{collection.title}}</h1>
{{#each items}}<article id="{{{id}}}"{{#if featured}} class="featured"{{/if}}>
  <h2><a href="{{fullUrl}}">{{title}}</a></h2>
  {{#with author}}<p><img src="{{avatarUrl}}" alt=""> {{displayName}}, <time>{{{day ../publishOn}}}</time></p>{{/with}}
  <p>{{truncate excerpt 160}}</p>{{#if categories}}
  <p>In {{#each categories}}<a href="/journal?in={{{encode this}}}">{{this}}</a>{{#unless @last}}, {{/unless}}{{/each}}</p>{{/if}}
  <h3>{{{commentCount}}} comment{{{plural commentCount}}}</h3>
  {{#each comments}}<blockquote>
    <p>{{body}}</p>
    <footer>{{author}}, {{{day addedOn}}}</footer>
  </blockquote>{{else}}<p>Be the first.</p>{{/each}}
</article>
{{else}}<p>Nothing here yet.</p>
{{/each}}`,
  fragment: `<p>{{greeting}}, <b>{{name}}</b>: {{{count}}} item{{{plural count}}} in <a href="{{url}}">{{place}}</a>.</p>`,
}

const rendering = (source) => (data) => {
  const render = handlebars.compile(source)
  return () => flat(render(data))
}

export const grid = rendering(templates.grid)
export const growing = grid
export const blog = rendering(templates.blog)
export const fragment = rendering(templates.fragment)
export const first = (data) => () => flat(handlebars.compile(templates.grid)(data))
export const once = first

// `compile` waits for the first rendering, and a tree is of no use without its code.
export const compile = (times) => {
  const source = (templates.grid + templates.blog + templates.fragment).repeat(times)
  return () => {
    handlebars.precompile(source)
    return 0
  }
}

export const load = () => () => handlebars.compile('{{name}}')({ name: 'A & B' })
