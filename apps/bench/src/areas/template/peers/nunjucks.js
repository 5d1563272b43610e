import nunjucks from 'nunjucks'
import { day, flat, money, plural, srcset, truncate } from '../wording.ts'

const environment = new nunjucks.Environment(null, { autoescape: true })
for (const [name, filter] of Object.entries({
  money,
  day,
  plural,
  srcset,
  cut: truncate,
  encode: encodeURIComponent,
})) {
  environment.addFilter(name, (value, ...args) => filter(value, ...args))
}

const templates = {
  grid: `<h1>{{ collection.title }}</h1>
<ul class="grid">
{% for item in items %}<li id="{{ item.id | safe }}" class="product{% if item.onSale %} on-sale{% endif %}{% if item.soldOut %} sold-out{% endif %}">
  <a href="{{ item.fullUrl }}"><img src="{{ item.assetUrl }}" alt="{{ item.title }}"{{ item | srcset | safe }}></a>
  <h2><a href="{{ item.fullUrl }}">{{ item.title }}</a></h2>
  <p class="price">{% if item.onSale %}<s>{{ item.priceCents | money | safe }}</s> {{ item.salePriceCents | money | safe }}{% else %}{{ item.priceCents | money | safe }}{% endif %}</p>
  <p>{{ item.excerpt | cut(120) }}</p>{% if item.tags.length > 0 %}
  <ul class="tags">{% for tag in item.tags %}<li><a href="/shop?tag={{ tag | encode | safe }}">{{ tag }}</a></li>{% endfor %}</ul>{% endif %}
</li>
{% else %}<li>Nothing here yet.</li>
{% endfor %}</ul>
`,
  blog: `<h1>{{ collection.title }}</h1>
{% for item in items %}<article id="{{ item.id | safe }}"{% if item.featured %} class="featured"{% endif %}>
  <h2><a href="{{ item.fullUrl }}">{{ item.title }}</a></h2>
  {% if item.author %}<p><img src="{{ item.author.avatarUrl }}" alt=""> {{ item.author.displayName }}, <time>{{ item.publishOn | day | safe }}</time></p>{% endif %}
  <p>{{ item.excerpt | cut(160) }}</p>{% if item.categories.length > 0 %}
  <p>In {% for name in item.categories %}<a href="/journal?in={{ name | encode | safe }}">{{ name }}</a>{% if not loop.last %}, {% endif %}{% endfor %}</p>{% endif %}
  <h3>{{ item.commentCount | safe }} comment{{ item.commentCount | plural | safe }}</h3>
  {% for comment in item.comments %}<blockquote>
    <p>{{ comment.body }}</p>
    <footer>{{ comment.author }}, {{ comment.addedOn | day | safe }}</footer>
  </blockquote>{% else %}<p>Be the first.</p>{% endfor %}
</article>
{% else %}<p>Nothing here yet.</p>
{% endfor %}`,
  fragment: `<p>{{ greeting }}, <b>{{ name }}</b>: {{ count | safe }} item{{ count | plural | safe }} in <a href="{{ url }}">{{ place }}</a>.</p>`,
}

const compiled = (source) => nunjucks.compile(source, environment, 'page', true)

const rendering = (source) => (data) => {
  const template = compiled(source)
  return () => flat(template.render(data))
}

export const grid = rendering(templates.grid)
export const growing = grid
export const blog = rendering(templates.blog)
export const fragment = rendering(templates.fragment)
export const first = (data) => () => flat(compiled(templates.grid).render(data))
export const once = first

export const compile = (times) => {
  const source = (templates.grid + templates.blog + templates.fragment).repeat(times)
  return () => {
    compiled(source)
    return 0
  }
}

export const load = () => () => environment.renderString('{{ name }}', { name: 'A & B' })
