import type { Area, Subject } from '../../area.ts'
import type { Presses } from './press.ts'

const ours: Subject = { name: 'sitewright', role: 'ours', file: new URL('./ours.ts', import.meta.url) }
const hydrogen: Subject = {
  name: 'hydrogen-react',
  role: 'peer',
  package: '@shopify/hydrogen-react',
  file: new URL('./peers/hydrogen-react.js', import.meta.url),
}
const local: Subject = {
  name: 'use-shopping-cart',
  role: 'peer',
  file: new URL('./peers/use-shopping-cart.js', import.meta.url),
}

const byHand: Subject = {
  name: 'by hand',
  role: 'baseline',
  file: new URL('./by-hand.ts', import.meta.url),
}

const presses = (how: Presses) => (): Presses => how

const area: Area = {
  title: 'Carts',
  about:
    'A shopper presses faster than a server answers. hydrogen-react has a server of its own kind here, with the same ' +
    'delay; use-shopping-cart has none at all, because its cart lives in one tab of one browser until the checkout.',
  cases: [
    {
      kind: 'count',
      name: 'adds',
      title: 'Five adds in one tick',
      about: 'The server takes 50 ms. Lost are presses that the server did not receive.',
      subjects: [ours, hydrogen, local],
      input: presses({ count: 5, apartMs: 0, serverMs: 50 }),
      bars: [
        { kind: 'count', of: 'lost', atMost: 0 },
        { kind: 'count', of: 'requests', atMost: 2 },
      ],
    },
    {
      kind: 'count',
      name: 'addsApart',
      title: 'Five adds, 20 ms apart',
      about: 'The server takes 50 ms, and the first press has to make the cart.',
      subjects: [ours, hydrogen, local],
      input: presses({ count: 5, apartMs: 20, serverMs: 50 }),
      bars: [{ kind: 'count', of: 'lost', atMost: 0 }],
    },
    {
      kind: 'count',
      name: 'quantities',
      title: 'Fifty presses on a quantity, 10 ms apart',
      about:
        'The server takes 20 ms. Lost is how far the quantity of the server is from the last one pressed.',
      subjects: [ours, hydrogen, local],
      input: presses({ count: 50, apartMs: 10, serverMs: 20 }),
      bars: [
        { kind: 'count', of: 'lost', atMost: 0 },
        { kind: 'count', of: 'requests', atMost: 3 },
      ],
    },
    {
      kind: 'timed',
      name: 'updates',
      title: 'Updates of a cart with 200 subscribers',
      about: '10,000 carts arrive one after the other, and 200 subscribers read the count of each.',
      subjects: [ours, byHand, local],
      input: () => ({ updates: 10_000, subscribers: 200 }),
      bars: [{ kind: 'time', atMostMs: 50 }],
    },
    {
      kind: 'timed',
      name: 'lines',
      title: 'Updates of a cart with more and more lines',
      about:
        '100 carts of 100, 1,000 and 10,000 lines arrive, and one subscriber adds up the quantities of their lines. `by ' +
        'hand` is a store of 15 lines that holds the newest cart and notifies its subscribers: with fewer lines, most of its ' +
        'time is that of the notification.',
      subjects: [ours, byHand],
      input: (scale) => ({ updates: 100, lines: 100 * scale }),
      scales: [1, 10, 100],
      per: { unit: 'cart', count: () => 100 },
      bars: [{ kind: 'growth', beside: 'by hand', atMost: 1.3 }],
    },
  ],
}

export default area
