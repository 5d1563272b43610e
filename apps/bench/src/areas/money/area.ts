import type { Area, Subject } from '../../area.ts'
import { prices } from './prices.ts'

const file = (path: string): URL => new URL(path, import.meta.url)

const ours: Subject = { name: 'sitewright', role: 'ours', file: file('./ours.ts') }
const perCall: Subject = { name: 'Intl per call', role: 'baseline', file: file('./intl-per-call.ts') }
const held: Subject = { name: 'Intl held', role: 'baseline', file: file('./intl-held.ts') }
const dinero: Subject = {
  name: 'dinero.js + Intl',
  role: 'peer',
  package: 'dinero.js',
  file: file('./peers/dinero.js'),
}
const currency: Subject = { name: 'currency.js', role: 'peer', file: file('./peers/currency.js') }
const accounting: Subject = { name: 'accounting-js', role: 'peer', file: file('./peers/accounting.js') }
const cldr: Subject = { name: '@phensley/cldr', role: 'peer', file: file('./peers/cldr.js') }
const big: Subject = { name: 'big.js', role: 'peer', file: file('./peers/big.js') }

const area: Area = {
  title: 'Money',
  about:
    'Prices as a server sends them, `{ value, currency }`, become text in German or hundredths. Every subject writes the ' +
    'same text to the byte. Sitewright reads each price and checks it on the way; Intl, held or not, is given its text ' +
    'as it is, and dinero.js the whole hundredths that it wants.',
  cases: [
    {
      kind: 'timed',
      name: 'list',
      title: 'Format a list of prices',
      about: 'One currency in one locale, which all subjects have used before.',
      subjects: [ours, perCall, held, dinero, currency, accounting, cldr],
      input: () => prices(500, 'EUR'),
      per: { unit: 'price', count: () => 500 },
      bars: [
        { kind: 'ratio', beside: 'Intl per call', atLeast: 40 },
        { kind: 'ratio', beside: 'Intl held', atLeast: 1 },
      ],
    },
    {
      kind: 'timed',
      name: 'growing',
      title: 'Format longer and longer lists of prices',
      about: '50, 500 and 5,000 prices. `Intl held` is the line that is written by hand, with one formatter.',
      subjects: [ours, held],
      input: (scale) => prices(50 * scale, 'EUR'),
      scales: [1, 10, 100],
      per: { unit: 'price', count: (scale) => 50 * scale },
      bars: [
        { kind: 'ratio', beside: 'Intl held', atLeast: 1 },
        { kind: 'growth', beside: 'Intl held', atMost: 1.1 },
      ],
    },
    {
      kind: 'timed',
      name: 'strange',
      title: 'Format the first 500 prices of each of many currencies',
      about:
        'Each run has 120 pairs of a locale and a currency, more than the cache holds: Intl creates a formatter for each, ' +
        'and Sitewright a pattern.',
      subjects: [ours, held],
      input: () => prices(500, 'EUR'),
      per: { unit: 'price', count: () => 120 * 500 },
      bars: [{ kind: 'ratio', beside: 'Intl held', atLeast: 0.9 }],
    },
    {
      kind: 'first-run',
      name: 'cold',
      title: 'Format 500 prices in a fresh process',
      about: 'Nothing is compiled yet, and most of the time goes into the data of Intl itself.',
      why:
        'The first price takes about 16 ms with either: Node loads the data of ICU. Learning the pattern then takes 0.7 ms ' +
        'more than making a formatter (0.9 beside 0.2 ms), because V8 has to compile our functions as they are first ' +
        'called, where Intl is compiled into Node. After it 100 prices take 0.23 beside 0.15 ms, until V8 has optimised our ' +
        'code on another thread, which a longer list gets back: warmed, Intl takes nearly twice as long.',
      subjects: [ours, held],
      input: () => prices(500, 'EUR'),
    },
    {
      kind: 'timed',
      name: 'page',
      title: 'Render 1,000 prices on a server',
      about:
        'React writes the markup, and takes a good third of the time. `Intl held` is a component of one line over one formatter.',
      why:
        '`React, plain texts` prints texts that are ready: 240 µs. Formatting the same 1,000 prices without React takes 145. ' +
        'The other 260 of ours come with texts that are new in each run, and with the component: of a profile, 17 % are the ' +
        'garbage collector (6 with texts that are ready), and React takes 90 µs longer to join new texts. Tried, each within ' +
        'the noise: no context, no other properties, no attribute, no fallback, elements without JSX. Options that no part ' +
        'overrides are no longer copied, which was 5 %. A component of one line over one formatter of Intl takes as long as ' +
        'ours. A cache of finished texts would be faster here, and for nobody whose prices differ.',
      subjects: [
        { ...ours, file: file('./ours-react.tsx') },
        { ...held, file: file('./intl-react.tsx') },
        { name: 'React, plain texts', role: 'baseline', file: file('./plain-react.tsx') },
        {
          name: 'hydrogen-react',
          role: 'peer',
          package: '@shopify/hydrogen-react',
          file: file('./peers/hydrogen-react.js'),
        },
      ],
      input: () => prices(1000, 'EUR'),
      bars: [
        // At most 1.5 times what React takes to print texts that are ready.
        { kind: 'ratio', beside: 'React, plain texts', atLeast: 0.667 },
        { kind: 'ratio', beside: 'Intl held', atLeast: 0.9 },
      ],
    },
    {
      kind: 'timed',
      name: 'hundredths',
      title: 'Read prices as hundredths',
      about:
        '`Number × 100` is what everybody writes first. It is right for these prices, and wrong for 1.005.',
      subjects: [
        ours,
        big,
        currency,
        accounting,
        { name: 'Number × 100', role: 'baseline', file: file('./float.ts') },
      ],
      input: () => prices(5000, 'USD'),
      per: { unit: 'price', count: () => 5000 },
      bars: [{ kind: 'ratio', beside: 'big.js', atLeast: 4 }],
    },
  ],
}

export default area
