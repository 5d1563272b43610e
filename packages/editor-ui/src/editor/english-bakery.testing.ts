import type { Bakery } from './bakery.testing.ts'

/** The bakery's site in English. */
export const englishBakery: Bakery = {
  locale: 'en',
  editor: {
    schedule: 'Schedule',
    content: 'Content',
    contents: { files: 'Files', video: 'Video', code: 'Code', orders: 'Orders', chart: 'Chart' },
    settings: 'Settings',
    tabs: { look: 'Look', page: 'Page', add: 'Add', store: 'Store', forms: 'Forms' },
    textOfThePage: 'Text of the page',
    colorOfHeadings: 'Colour of headings',
    add: 'Add to the page',
    findTheShop: 'Find the shop',
    firstScreen: 'First screen',
    orderColumns: { id: 'Order', customer: 'Customer', bread: 'Bread', total: 'Total' },
  },
  name: 'Harbour Bakery',
  page: 'Our bread',
  text: `<h2>Bread, baked at night</h2>
<p>Our oven is lit at <strong>two in the morning</strong>. By six, the first loaves are on the shelf, and by noon most of
them are gone. <a href="/order">Order yours</a> for the next day.</p>
<ul><li><p>Wholemeal from the mill down the river</p></li><li><p>Sourdough that rests for <em>thirty hours</em></p></li></ul>`,
  popup: 'Tomorrow’s bread: order until six.',
  carts: { empty: 'Cart is empty', hasItems: 'Cart · 2 loaves' },
  pages: [
    { href: '/', name: 'Home' },
    { href: '/order', name: 'Order' },
    { href: '/about', name: 'About us' },
  ],
  colors: ['Crust', 'Ember', 'Rye field', 'Before dawn'],
  customers: ['Ada', 'Grace', 'Mary', 'Edith', 'Joan'],
  breads: ['Wholemeal', 'Sourdough', 'Rye', 'Brioche'],
  sales: {
    series: ['Wholemeal', 'Sourdough', 'Brioche'],
    rows: [
      { label: 'Spring', values: ['420', '310', '250'] },
      { label: 'Summer', values: ['380', '450', '190'] },
      { label: 'Autumn', values: ['510', '390', '330'] },
      { label: 'Winter', values: ['560', '620', '480'] },
    ],
  },
  tags: ['Bread', 'Cake', 'Opening hours', 'Recipes', 'Seasonal'],
  code: {
    label: 'Opening hours',
    html: `<section class="hours">
  <h3>Open</h3>
  <!-- Closed on Mondays -->
  <p>Tuesday to Sunday, <time>06:00</time> to <time>13:00</time></p>
</section>`,
  },
  email: {
    subject: 'A new order',
    to: 'orders@harbour-bakery.example',
    body: 'Somebody has ordered bread for tomorrow.',
  },
  streets: [
    ['Harbour Lane 4', 'Kilnhaven'],
    ['Harbour View 11', 'Kilnhaven'],
    ['Mill Street 2', 'Tenmoku'],
  ],
  country: 'Germany',
  video: 'A loaf rises',
  pictures: ['wholemeal.jpg', 'sourdough.jpg', 'brioche.jpg', 'oven.jpg', 'shop front.jpg'],
  priceList: 'price list.pdf',
  lists: [
    { id: 'news', name: 'News from the bakery' },
    { id: 'market', name: 'Market days' },
  ],
  services: ['Order notifications', 'Review requests'],
}
