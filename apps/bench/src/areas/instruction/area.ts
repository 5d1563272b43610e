import type { Area, Subject } from '../../area.ts'
import { shop } from './record.ts'

const file = (path: string): URL => new URL(path, import.meta.url)

const ours: Subject = { name: 'sitewright', role: 'ours', file: file('./ours.ts') }
const ahead: Subject = { name: 'sitewright, ahead of time', role: 'ours', file: file('./ahead.ts') }
const reference: Subject = {
  name: 'template-engine',
  role: 'peer',
  package: '@squarespace/template-engine',
  file: file('./peers/template-engine.js'),
}

/**
 * The third number is how many times as fast as the reference closures have to be. Below 3 it keeps what was reached, less
 * a tenth for what runs differ by: reading names that are not known until run time, checking that they are the data's own,
 * and joining the output take most of these rows' time; in that of encoding, `JSON.stringify` takes a third of it, and
 * counting what it will print, which the reference does not, a tenth.
 */
const kinds: readonly (readonly [name: string, title: string, atLeast: number])[] = [
  ['plain', 'Variables', 1.7],
  ['path', 'Paths', 1.05],
  ['outer', 'Names from around a loop', 1.05],
  ['condition', 'Conditions', 1.3],
  ['section', 'Sections', 1.05],
  ['alternates', 'Nested loops with alternates', 1.3],
  ['loop', 'Short rounds of a loop', 1.5],
  ['predicate', 'Predicates', 3],
  ['chain', 'Chains of formatters', 3],
  ['attribute', 'Escaping for attributes', 7],
  ['html', 'Escaping for elements', 7],
  ['srcset', 'image-srcset', 1.9],
  ['encode', 'Encoding for addresses and scripts', 0.8],
  ['plural', 'pluralize', 2.1],
  ['apply', 'Partials', 1.6],
  ['include', 'Includes', 1.45],
  ['macro', 'Macros', 1.6],
  ['variable', 'Local variables', 1.25],
  ['expression', 'Expressions', 1.4],
  ['literal', 'Literals and comments', 1.7],
]

const area: Area = {
  title: 'Instructions of templates',
  about:
    'One row for each kind of instruction: a list of 200 products whose template needs that kind and little else, rendered ' +
    'by `@sitewright/template-engine` from closures and from modules made ahead of time, and by the npm implementation of ' +
    'the same language.',
  cases: kinds.map(([name, title, atLeast]) => ({
    kind: 'timed',
    name,
    title,
    subjects: [ours, ahead, reference],
    input: () => shop(200),
    bars: [{ kind: 'ratio', beside: reference.name, atLeast }],
  })),
}

export default area
