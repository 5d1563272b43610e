import type { Area, Subject } from '../../area.ts'

const ours: Subject = { name: 'sitewright', role: 'ours', file: new URL('./ours.ts', import.meta.url) }
const xstate: Subject = { name: 'xstate', role: 'peer', file: new URL('./peers/xstate.js', import.meta.url) }
const robot3: Subject = { name: 'robot3', role: 'peer', file: new URL('./peers/robot3.js', import.meta.url) }

const area: Area = {
  title: 'Machines',
  about:
    'The table of an add-to-cart button, run by `@sitewright/machine`, by XState and by robot3. XState does much more ' +
    'than follow a table: this is what a button pays for it that needs nothing else.',
  cases: [
    {
      kind: 'timed',
      name: 'send',
      title: 'Send events',
      about:
        'One button hears a story of events, three in ten of which lead nowhere, and tells its state after each.',
      subjects: [ours, xstate, robot3],
      input: (scale) => 100 * scale,
      scales: [1, 10, 100],
      per: { unit: 'event', count: (scale) => 100 * scale },
      bars: [
        { kind: 'ratio', beside: 'xstate', atLeast: 20 },
        { kind: 'ratio', beside: 'robot3', atLeast: 5 },
        { kind: 'growth', atMost: 11 },
      ],
    },
    {
      kind: 'timed',
      name: 'rest',
      title: 'Rest in states',
      about:
        'The same story with the delays in the table and a clock that is held by hand. robot3 knows no delays.',
      subjects: [ours, xstate],
      input: () => 1000,
      per: { unit: 'event', count: () => 1000 },
      bars: [{ kind: 'ratio', beside: 'xstate', atLeast: 20 }],
    },
    {
      kind: 'timed',
      name: 'start',
      title: 'Bring a button to life',
      about: 'A table that is known already is started anew, as each button on a page does.',
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
