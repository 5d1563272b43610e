import type { Area, Bar, Subject } from '../../area.ts'
import { shop } from './record.ts'

const file = (path: string): URL => new URL(path, import.meta.url)

const ours: Subject = { name: 'sitewright', role: 'ours', file: file('./ours.ts') }
const ahead: Subject = { name: 'sitewright, ahead of time', role: 'ours', file: file('./ahead.ts') }
const byHand: Subject = { name: 'by hand', role: 'baseline', file: file('./by-hand.ts') }
const reference: Subject = {
  name: 'template-engine',
  role: 'peer',
  package: '@squarespace/template-engine',
  file: file('./peers/template-engine.js'),
}

/** Goal for modules made ahead of time, beside the function written by hand. */
const GOAL = 0.9

/**
 * The third number is how many times as fast as the reference closures have to be, the fourth how fast modules made ahead
 * of time have to be beside the function written by hand: what was reached, less a tenth for what runs differ by. The goal
 * is `GOAL`, which has a bar of its own where it is not reached.
 */
const kinds: readonly (readonly [name: string, title: string, beside: number, byHand: number])[] = [
  ['plain', 'Variables', 1.7, 0.9],
  ['path', 'Paths', 1.05, 0.85],
  ['outer', 'Names from around a loop', 1.05, 0.75],
  ['condition', 'Conditions', 1.3, 0.9],
  ['section', 'Sections', 1.05, 0.85],
  ['alternates', 'Nested loops with alternates', 1.3, 0.63],
  ['loop', 'Short rounds of a loop', 1.5, 0.53],
  ['predicate', 'Predicates', 3, 0.54],
  ['chain', 'Chains of formatters', 3, 0.9],
  ['attribute', 'Escaping for attributes', 7, 0.9],
  ['html', 'Escaping for elements', 7, 0.9],
  ['srcset', 'image-srcset', 1.9, 0.9],
  ['encode', 'Encoding for addresses and scripts', 1, 0.73],
  ['plural', 'pluralize', 2.1, 0.58],
  ['apply', 'Partials', 1.6, 0.6],
  ['include', 'Includes', 1.45, 0.7],
  ['macro', 'Macros', 1.6, 0.43],
  ['variable', 'Local variables', 1.25, 0.58],
  ['expression', 'Expressions', 1.4, 0.54],
  ['literal', 'Literals and comments', 1.7, 0.68],
]

const area: Area = {
  title: 'Instructions of templates',
  about:
    'One row for each kind of instruction: a list of 200 products whose template needs that kind and little else, rendered ' +
    'by `@sitewright/template-engine` from closures and from modules made ahead of time, by a function written by hand, and by ' +
    'the npm implementation of the same language. The function is what somebody would write who knows the template and not ' +
    'the data: it finds names as the language does, but it counts no steps and does not keep a failure to its own tag. ' +
    'Where modules made ahead of time are slower than the function, the difference is not those two, which are within the ' +
    'noise when they are left out. It is that each block is a function of its own, whose scope begins anew with each element ' +
    'so that any name can be asked for. Tried without gain: writing loops out in the generated code, blocks of one ' +
    'instruction without a switch, leaving out where a loop is. Asking for few names one by one, in place of looking ' +
    'once at all names of a record, made a block of one name 4 % faster and blocks of two and three 15 to 22 % slower.',
  cases: kinds.map(([name, title, beside, hand]) => ({
    kind: 'timed',
    name,
    title,
    subjects: [ours, ahead, byHand, reference],
    input: () => shop(200),
    bars: [
      { kind: 'ratio', beside: reference.name, atLeast: beside },
      ...[...new Set([hand, GOAL])].map((atLeast): Bar => ({
        kind: 'ratio',
        subject: ahead.name,
        beside: byHand.name,
        atLeast,
      })),
    ],
  })),
}

export default area
