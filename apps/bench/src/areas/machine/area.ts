import type { Area, Subject } from '../../area.ts'

const ours: Subject = { name: 'sitewright', role: 'ours', file: new URL('./ours.ts', import.meta.url) }
const xstate: Subject = { name: 'xstate', role: 'peer', file: new URL('./peers/xstate.js', import.meta.url) }
const robot3: Subject = { name: 'robot3', role: 'peer', file: new URL('./peers/robot3.js', import.meta.url) }
const byHand: Subject = {
  name: 'by hand',
  role: 'baseline',
  file: new URL('./by-hand.ts', import.meta.url),
}

const area: Area = {
  title: 'State machines',
  about:
    'The table of an add-to-cart button, run by `@sitewright/machine`, by XState and by robot3. XState has many more ' +
    'features; these are the costs for a button that needs none of them.',
  cases: [
    {
      kind: 'timed',
      name: 'send',
      title: 'Send events',
      about:
        'One button receives a series of events, three in ten of which change nothing, and its state is read after each. ' +
        '`by hand` is a function with a `switch`.',
      subjects: [ours, byHand, xstate, robot3],
      input: (scale) => 100 * scale,
      scales: [1, 10, 100],
      per: { unit: 'event', count: (scale) => 100 * scale },
      bars: [
        { kind: 'ratio', beside: 'xstate', atLeast: 20 },
        { kind: 'ratio', beside: 'robot3', atLeast: 5 },
        { kind: 'growth', atMost: 11 },
        { kind: 'growth', beside: 'by hand', atMost: 1.2 },
      ],
    },
    {
      kind: 'timed',
      name: 'rest',
      title: 'Send events to a machine with delays',
      about:
        'The same series with the delays in the table and a clock that the bench advances. robot3 has no delays.',
      subjects: [ours, xstate],
      input: () => 1000,
      per: { unit: 'event', count: () => 1000 },
      bars: [{ kind: 'ratio', beside: 'xstate', atLeast: 20 }],
    },
    {
      kind: 'timed',
      name: 'start',
      title: 'Start a button',
      about: 'A machine is started from a table that was used before, as each button of a page does.',
      subjects: [ours, xstate, robot3],
      input: () => 100,
      per: { unit: 'button', count: () => 100 },
      bars: [{ kind: 'ratio', beside: 'xstate', atLeast: 20 }],
    },
    {
      kind: 'load',
      name: 'load',
      title: 'Load the module',
      about: 'A fresh process imports the code that runs the button.',
      subjects: [ours, xstate, robot3],
      bars: [{ kind: 'ratio', beside: 'xstate', atLeast: 1 }],
    },
  ],
}

export default area
