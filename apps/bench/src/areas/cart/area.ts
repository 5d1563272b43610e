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
      about: 'The server takes 50 ms. Lost is what the shopper pressed and the server never heard of.',
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
      title: 'Updates that many look at',
      about: '10,000 carts arrive one after the other while 200 subscribers look at the count of each.',
      subjects: [ours, local],
      input: () => ({ updates: 10_000, subscribers: 200 }),
      bars: [{ kind: 'time', atMostMs: 50 }],
    },
  ],
}

export default area
