import type { Area, Bar, Subject } from '../../area.ts'

const ours: Subject = { name: 'sitewright', role: 'ours', file: new URL('./ours.tsx', import.meta.url) }
const ownMarkup: Subject = {
  name: 'sitewright, useField',
  role: 'ours',
  file: new URL('./ours-hook.tsx', import.meta.url),
}
const ownInput: Subject = {
  name: 'sitewright, useInput',
  role: 'ours',
  file: new URL('./ours-input.tsx', import.meta.url),
}
const peer = (name: string, from = name, file = name): Subject => ({
  name,
  role: 'peer',
  package: from,
  file: new URL(`./peers/${file}.js`, import.meta.url),
})
const byHand: Subject = {
  name: 'by hand',
  role: 'baseline',
  file: new URL('./by-hand.tsx', import.meta.url),
}
const keptHookForms = [
  peer('react-hook-form'),
  peer('react-hook-form, with aria', 'react-hook-form', 'react-hook-form-aria'),
]
const hookForms = [
  ...keptHookForms,
  peer('react-hook-form, useController', 'react-hook-form', 'react-hook-form-controller'),
]
const peers = [
  ...hookForms,
  peer('tanstack-form', '@tanstack/react-form'),
  peer('formik'),
  peer('final-form', 'react-final-form'),
  peer('conform', '@conform-to/react'),
]
const subjects = [ours, ownMarkup, ownInput, byHand, ...peers]

const area: Area = {
  title: 'Forms',
  about:
    'Forms in React, each written as its documentation shows. react-hook-form and conform leave the text to the browser, ' +
    'so that typing renders nothing, and so does `useInput` of `@sitewright/forms-client`. The others keep the text in ' +
    'their state, as our parts and `useField` do, and react-hook-form with `useController`. A field of our parts is five ' +
    'elements with ids, names and descriptions; with both hooks it is the three elements that all the others draw.',
  cases: [
    {
      kind: 'page',
      name: 'keystroke',
      title: 'One key press in forms of 10, 100 and 1,000 fields',
      about:
        'In the middle of the form, with each field drawn by its library. `by hand` is a form in React whose fields keep ' +
        'their text in a state of their own.',
      why:
        'react-hook-form and conform do less than our parts: the browser keeps the text, and nothing is drawn. With ' +
        '`useInput` ours does the same, and tells the form of each key. React 19 empties the name of an input and writes ' +
        'it again after each key, and reads a property of the `<form>` at each event: Chromium then lists all controls ' +
        'of the form anew, which is nearly half of a profile of the others at 1,000 fields. An input in a form of ours ' +
        'keeps its name meanwhile, so that a key writes as many attributes at 1,000 fields as at 10. With our ' +
        'parts and with `useField`, what still grows is that React looks at each field of the form that it draws.',
      subjects,
      input: (scale) => 10 * scale,
      scales: [1, 10, 100],
      bars: [
        { kind: 'time', atMostMs: 3 },
        { kind: 'growth', beside: 'by hand', atMost: 1.3 },
      ],
    },
    {
      kind: 'page',
      name: 'keptKeys',
      title: 'Key presses in inputs that the browser keeps',
      about:
        'As above, but 200 of them in each page, for the three that draw nothing: a press of theirs takes so little time ' +
        'that 20 in a row differ by half. `with aria` tells screen readers of an error as ours does. All check the same ' +
        'field, once the form is submitted. At each press ours also notes whether the answer differs from the first one, and ' +
        'tells those who follow the form, such as a draft; nobody does here.',
      why:
        'Nearly all of a press is work of the browser and of React: in a profile of 20,000 presses in warm code, what the ' +
        'form notes is 5 % of it, and keeping the name and the type 3 %. Two things were dear. `queueMicrotask`, by which an ' +
        'emptied name waited for the next one, calls the browser; a promise does not. And the snapshot of the field was put ' +
        'together from three objects; it is one now. In one page, with all in turns, a press in the form of 10 fields went ' +
        'from 22.9 to 17.8 µs in warm code, beside 27.6 of react-hook-form, and from 42.8 to 32.3 beside 54.6 with V8 without ' +
        'its optimising compilers. Tried without a gain, and left out: a list of listeners that is not copied for each ' +
        'notice, and not reading the input after its own key.',
      subjects: [ownInput, ...keptHookForms],
      input: (scale) => 10 * scale,
      scales: [1, 10, 100],
      runs: 200,
      bars: keptHookForms.map(({ name }): Bar => ({ kind: 'ratio', beside: name, atLeast: 1 })),
    },
    {
      kind: 'page',
      name: 'renders',
      title: 'Renders for one key press',
      about:
        'Of the form, and of its 100 fields. The time is that of showing the form, of one key, and of removing it.',
      why:
        'The time is nearly all that of showing 100 fields. With `useField` and the markup of the others it is 2.2 ms in ' +
        'warm code, beside 3.9 of react-hook-form and 3.0 by hand. Our own parts draw five elements with 16 attributes ' +
        'where the others draw three with one or two: 15 % of a profile are setting attributes. A field is three ' +
        'components of React; it was seven, and took 12 % longer.',
      subjects,
      input: () => 100,
      runs: 2,
      counts: (page) => page.evaluate(() => window.formCounts ?? {}),
      bars: [
        { kind: 'count', of: 'formRenders', atMost: 0 },
        { kind: 'count', of: 'fieldRenders', atMost: 1 },
      ],
    },
    {
      kind: 'page',
      name: 'mounting',
      title: 'Show forms of 10, 100 and 1,000 fields',
      about: 'The form is drawn, and removed again.',
      subjects: [ours, ownMarkup, ownInput, byHand, ...hookForms],
      input: (scale) => 10 * scale,
      scales: [1, 10, 100],
      runs: 5,
      bars: [{ kind: 'growth', beside: 'by hand', atMost: 1.2 }],
    },
    {
      kind: 'page',
      name: 'mistakes',
      title: 'Two submits in one tick, to a server that is down',
      about:
        'Saves is the number of requests that the server gets. Lost is the number of answers that are gone then.',
      why:
        'Ours says above the form that it was not saved, and puts the focus there; the others show nothing and send most ' +
        'forms twice. The fields in our own markup take the rest. In the markup of the others, without a summary, ours ' +
        'takes 6.7 in place of 9.5 ms, beside 6.8 of react-hook-form and 7.2 by hand, and sends one request.',
      subjects,
      input: () => 10,
      runs: 2,
      counts: (page) => page.evaluate(() => window.formCounts ?? {}),
      bars: [
        { kind: 'count', of: 'saves', atMost: 1 },
        { kind: 'count', of: 'lost', atMost: 0 },
      ],
    },
    {
      kind: 'page',
      name: 'firstError',
      title: 'Show a form of 10 fields, and its first error',
      about:
        'The form is shown, an address is typed that is none, the form is submitted, and the error is there.',
      why:
        'Ours lists what is wrong above the form and puts the focus on the field, for which the browser has to lay the ' +
        'page out at once: a tenth of a profile. In the markup of the others, without list and focus, ours takes 4.7 in ' +
        'place of 6.4 ms, beside 5.6 of react-hook-form.',
      subjects,
      input: () => 10,
      runs: 8,
    },
    {
      kind: 'timed',
      name: 'email',
      title: 'Check an email address of 1,000, 10,000 and 100,000 characters',
      about:
        'The address is not valid, and has as many dots as a pattern with backtracking would need to hang. Beside it four ' +
        'texts of 256 characters, which is the most that an address may have.',
      subjects: [{ ...ours, file: new URL('./email.ts', import.meta.url) }],
      input: (scale) => 1000 * scale,
      scales: [1, 10, 100],
      bars: [
        { kind: 'growth', atMost: 12 },
        { kind: 'time', atMostMs: 5 },
      ],
    },
  ],
}

export default area
