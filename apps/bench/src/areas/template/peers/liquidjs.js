import { Liquid } from 'liquidjs'
import { day, flat, money, plural, srcset, truncate } from '../wording.ts'

const liquid = new Liquid()
for (const [name, filter] of Object.entries({
  money,
  day,
  plural,
  srcset,
  cut: truncate,
  encode: encodeURIComponent,
})) {
  liquid.registerFilter(name, (value, ...args) => filter(value, ...args))
}

const templates = {
  grid: `<h1>{{ collection.title | escape }}</h1>
<ul class="grid">
{% for item in items %}<li id="{{ item.id }}" class="product{% if item.onSale %} on-sale{% endif %}{% if item.soldOut %} sold-out{% endif %}">
  <a href="{{ item.fullUrl | escape }}"><img src="{{ item.assetUrl | escape }}" alt="{{ item.title | escape }}"{{ item | srcset }}></a>
  <h2><a href="{{ item.fullUrl | escape }}">{{ item.title | escape }}</a></h2>
  <p class="price">{% if item.onSale %}<s>{{ item.priceCents | money }}</s> {{ item.salePriceCents | money }}{% else %}{{ item.priceCents | money }}{% endif %}</p>
  <p>{{ item.excerpt | cut: 120 | escape }}</p>{% if item.tags.size > 0 %}
  <ul class="tags">{% for tag in item.tags %}<li><a href="/shop?tag={{ tag | encode }}">{{ tag | escape }}</a></li>{% endfor %}</ul>{% endif %}
</li>
{% else %}<li>Nothing here yet.</li>
{% endfor %}</ul>
`,
  blog: `<h1>{{ collection.title | escape }}</h1>
{% for item in items %}<article id="{{ item.id }}"{% if item.featured %} class="featured"{% endif %}>
  <h2><a href="{{ item.fullUrl | escape }}">{{ item.title | escape }}</a></h2>
  {% if item.author %}<p><img src="{{ item.author.avatarUrl | escape }}" alt=""> {{ item.author.displayName | escape }}, <time>{{ item.publishOn | day }}</time></p>{% endif %}
  <p>{{ item.excerpt | cut: 160 | escape }}</p>{% if item.categories.size > 0 %}
  <p>In {% for name in item.categories %}<a href="/journal?in={{ name | encode }}">{{ name | escape }}</a>{% unless forloop.last %}, {% endunless %}{% endfor %}</p>{% endif %}
  <h3>{{ item.commentCount }} comment{{ item.commentCount | plural }}</h3>
  {% for comment in item.comments %}<blockquote>
    <p>{{ comment.body | escape }}</p>
    <footer>{{ comment.author | escape }}, {{ comment.addedOn | day }}</footer>
  </blockquote>{% else %}<p>Be the first.</p>{% endfor %}
</article>
{% else %}<p>Nothing here yet.</p>
{% endfor %}`,
  fragment: `<p>{{ greeting | escape }}, <b>{{ name | escape }}</b>: {{ count }} item{{ count | plural }} in <a href="{{ url | escape }}">{{ place | escape }}</a>.</p>`,
}

const rendering = (source) => (data) => {
  const template = liquid.parse(source)
  return () => flat(liquid.renderSync(template, data))
}

export const grid = rendering(templates.grid)
export const growing = grid
export const blog = rendering(templates.blog)
export const fragment = rendering(templates.fragment)
export const first = (data) => () => flat(liquid.parseAndRenderSync(templates.grid, data))
export const once = first

export const compile = (times) => {
  const source = (templates.grid + templates.blog + templates.fragment).repeat(times)
  return () => {
    liquid.parse(source)
    return 0
  }
}

export const load = () => () => liquid.parseAndRenderSync('{{ name | escape }}', { name: 'A & B' })
