/** A template to begin with, and the data it was written for. */
export interface Example {
  readonly name: string
  readonly about: string
  readonly template: string
  readonly data: unknown
}

const card = `<style>
  .card { max-width: 20rem; border: 1px solid #8886; border-radius: 1rem; overflow: hidden }
  .card div.top { height: 9rem; background: linear-gradient(135deg, #d9a441, #a4502f 60%, #5b2a2a) }
  .card div.in { padding: 1.25rem; display: grid; gap: .5rem }
  .card h2 { margin: 0; font-size: 1.25rem }
  .card .original-price { text-decoration: line-through; opacity: .75; margin-inline-start: .5rem }
  .card .visually-hidden { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden }
  .card .product-mark { justify-self: start; border: 1px solid; border-radius: 1rem; padding: .125rem .75rem }
</style>
{.section product}
<article class="card">
  <div class="top"></div>
  <div class="in">
    {@|product-status}
    <h2>{title|html}</h2>
    {@|product-price}
    {.if excerpt}<p>{excerpt|html|truncate 60}</p>{.end}
    <small>{.repeated section tags}{@|html}{.alternates with}, {.end}</small>
  </div>
</article>
{.end}
`

const blog = `<h1>{collection.title|html}</h1>
{.repeated section items}
<article class="{@|item-classes}">
  <h2>{@index}. <a href="{fullUrl|htmlattr}">{title|html}</a></h2>
  <p><time>{addedOn|date %B %d, %Y}</time> · {@|comment-count}</p>
  {.excerpt?}<p>{excerpt.html|safe|truncate 90}</p>{.or}<p><em>Nothing to read yet.</em></p>{.end}
</article>
{.alternates with}
<hr>
{.or}
<p>No posts.</p>
{.end}
<footer>{.var @n items|count}{@n} post{@n|pluralize}</footer>
`

const message = `<h1>{greeting|message name:user.name}</h1>
<p>{basket|message count:cart.count total:cart.total}</p>
<dl>
  <dt>Ordered</dt><dd>{ordered|datetime date:full time:short}</dd>
  <dt>Arrives</dt><dd>{from, to|datetime-interval}</dd>
  <dt>Weighs</dt><dd>{grams|decimal} g</dd>
  <dt>Costs</dt><dd>{cart.total|money style:name}</dd>
</dl>
`

const arabicMessage = `<h1>{greeting|message name:user.name}</h1>
<p>{basket|message count:cart.count total:cart.total}</p>
<dl>
  <dt>تاريخ الطلب</dt><dd>{ordered|datetime date:full time:short}</dd>
  <dt>موعد الوصول</dt><dd>{from, to|datetime-interval}</dd>
  <dt>الوزن</dt><dd>{grams|decimal} غ</dd>
  <dt>السعر</dt><dd>{cart.total|money style:name}</dd>
</dl>
`

const hostile = `<p>A visitor wrote: {comment}</p>
<p><a href="{link}">their page</a>, {name|htlm}</p>
{.macro laugh}{.repeated section rows}ha {.end}{.end}
{.macro more}{.repeated section rows}{page|apply laugh}{.end}{.end}
{.macro much}{.repeated section rows}{page|apply more}{.end}{.end}
{page|apply much}
<p>Nobody reads this.</p>
`

/** Templates that each show another side of the language. */
export const examples = {
  product: {
    name: 'Product card',
    about: 'Formatters of commerce make the price, the mark and the words for a sale.',
    template: card,
    data: {
      website: { timeZone: 'Europe/Berlin' },
      product: {
        id: 'p1',
        title: 'Bud vase “Iris” & stand',
        excerpt: 'Thrown by hand, glazed in two firings, and made to hold one stem upright for a week.',
        tags: ['stoneware', 'hand-thrown', '12 cm'],
        structuredContent: {
          productType: 1,
          variants: [
            {
              onSale: true,
              qtyInStock: 4,
              priceMoney: { value: '42.00', currency: 'USD' },
              salePriceMoney: { value: '35.70', currency: 'USD' },
            },
          ],
        },
      },
    },
  },
  blog: {
    name: 'Blog list',
    about: 'A repeated section with what stands between its elements, dates, predicates and a variable.',
    template: blog,
    data: {
      website: { timeZone: 'America/New_York' },
      collection: { title: 'Notes from the kiln' },
      items: [
        {
          title: 'Ash, and what it does',
          fullUrl: '/notes/ash?from=list&nr=1',
          addedOn: 1761926400000,
          publicCommentCount: 3,
          recordTypeLabel: 'text',
          tags: ['Glaze'],
          excerpt: {
            html: '<p>Wood ash melts at <b>1,200 °C</b> and runs where it likes; here is how we let it.</p>',
          },
        },
        {
          title: 'Closed in August',
          fullUrl: '/notes/closed',
          addedOn: 1754064000000,
          publicCommentCount: 0,
          recordTypeLabel: 'text',
          excerpt: { html: '<p> </p>' },
        },
      ],
    },
  },
  message: {
    name: 'Message in a locale',
    about: 'Plurals, money and dates by the locale. Choose another one above.',
    template: message,
    data: {
      website: { timeZone: 'Europe/Berlin' },
      user: { name: 'Mina' },
      cart: { count: 3, total: { decimalValue: '1234.5', currencyCode: 'EUR' } },
      greeting: 'Hello {name}!',
      basket: '{count plural =0 {Your basket is empty.} one {# thing} other {# things}} for {total money}.',
      ordered: 1763730000000,
      from: 1763974800000,
      to: 1764147600000,
      grams: '10482.25',
    },
  },
  arabic: {
    name: 'Message in Arabic',
    about: 'Plurals of six kinds, with money and dates, from right to left.',
    template: arabicMessage,
    data: {
      website: { timeZone: 'Europe/Berlin' },
      user: { name: 'مينا' },
      cart: { count: 3, total: { decimalValue: '1234.5', currencyCode: 'EUR' } },
      greeting: 'مرحبًا {name}!',
      basket:
        '{count plural =0 {سلتك فارغة.} one {منتج واحد} two {منتجان} few {# منتجات} many {# منتجًا} other {# منتج}} بسعر {total money}.',
      ordered: 1763730000000,
      from: 1763974800000,
      to: 1764147600000,
      grams: '10482.25',
    },
  },
  hostile: {
    name: 'Hostile template',
    about:
      'Loops in macros in loops, an address that is a script, and a slip: it is stopped, and says where.',
    template: hostile,
    data: {
      comment: '<img src=x onerror="alert(1)"> hello',
      link: 'javascript:alert(1)',
      name: 'Ann',
      page: { rows: Array.from({ length: 40 }, (_, at) => at + 1) },
    },
  },
} satisfies Record<string, Example>

/** The name of an example. */
export type ExampleName = keyof typeof examples
