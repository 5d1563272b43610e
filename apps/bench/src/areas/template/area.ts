import type { Area, Subject } from '../../area.ts'
import { blog, fragment, grid } from './record.ts'

const file = (path: string): URL => new URL(path, import.meta.url)

const ours: Subject = { name: 'sitewright', role: 'ours', file: file('./ours.ts') }
const ahead: Subject = { name: 'sitewright, ahead of time', role: 'ours', file: file('./ahead.ts') }
const uncounted: Subject = { name: 'without budgets', role: 'baseline', file: file('./uncounted.ts') }
const byHand: Subject = { name: 'by hand', role: 'baseline', file: file('./by-hand.ts') }
const parsedByHand: Subject = { ...byHand, file: file('./by-hand-parse.ts') }
const reference: Subject = {
  name: 'template-engine',
  role: 'peer',
  package: '@squarespace/template-engine',
  file: file('./peers/template-engine.js'),
}
const peers: readonly Subject[] = [
  reference,
  ...['handlebars', 'liquidjs', 'eta', 'mustache', 'nunjucks'].map((name): Subject => ({
    name,
    role: 'peer',
    file: file(`./peers/${name}.js`),
  })),
]
const everybody = [ours, ahead, byHand, ...peers]

const area: Area = {
  title: 'Templates',
  about:
    'Pages of a shop, rendered by `@sitewright/template-engine` from closures, which need no evaluation of code, and from ' +
    'modules made ahead of time; by the npm implementation of the same language, from the same templates; by a function ' +
    'written by hand; and by engines of other languages, from templates of their own. All write the same HTML to the byte, ' +
    'in one piece. Prices and days are written by the same two functions; the implementations of the language escape and ' +
    'cut with formatters of their own, and the others escape with what they bring and cut with one function. ' +
    'eta, handlebars and nunjucks make functions out of text while the page is served, which a strict content security ' +
    'policy forbids.',
  cases: [
    {
      kind: 'timed',
      name: 'grid',
      title: 'Render 200 products',
      about:
        'Each has a picture in six widths, one price or two, an excerpt that is cut, and up to three tags.',
      subjects: everybody,
      input: () => grid(200),
      bars: [
        { kind: 'ratio', beside: 'template-engine', atLeast: 3 },
        { kind: 'ratio', beside: 'by hand', atLeast: 0.85 },
        { kind: 'ratio', subject: ahead.name, beside: 'by hand', atLeast: 0.95 },
      ],
    },
    {
      kind: 'timed',
      name: 'blog',
      title: 'Render 50 posts',
      about:
        'Each has an author, a day, an excerpt that is cut, categories with commas between, and up to three comments.',
      subjects: everybody,
      input: () => blog(50),
      bars: [
        { kind: 'ratio', beside: 'template-engine', atLeast: 3 },
        { kind: 'ratio', beside: 'by hand', atLeast: 0.85 },
        { kind: 'ratio', subject: ahead.name, beside: 'by hand', atLeast: 0.95 },
      ],
    },
    {
      kind: 'timed',
      name: 'fragment',
      title: 'Render five variables',
      about: 'One line of HTML: the fixed cost of a rendering.',
      why:
        'A function written by hand is 2.8 times as fast as the npm peer, so that 3 × is above what closures can reach; ' +
        'modules made ahead of time reach 3.2. Of a profile, a quarter is escaping and another one going from ' +
        'instruction to instruction, with the budget and with each failure kept to its own instruction; 17 % join the ' +
        'text, which every subject does, 9 % begin and end the rendering, and 7 % are garbage.',
      subjects: everybody,
      input: () => fragment,
      bars: [{ kind: 'ratio', beside: 'template-engine', atLeast: 3 }],
    },
    {
      kind: 'timed',
      name: 'growing',
      title: 'Render 20, 200 and 2,000 products',
      about: 'The grid again. `by hand` is the function that a programmer would write instead of a template.',
      subjects: [ours, ahead, byHand, reference],
      input: (scale) => grid(20 * scale),
      scales: [1, 10, 100],
      per: { unit: 'product', count: (scale) => 20 * scale },
      bars: [
        { kind: 'growth', beside: 'by hand', atMost: 1.1 },
        { kind: 'growth', subject: ahead.name, beside: 'by hand', atMost: 1.1 },
      ],
    },
    {
      kind: 'timed',
      name: 'parse',
      title: 'Parse templates',
      about:
        'The templates of all three, one after the other, become trees. `by hand` cuts them with one regular expression, for ' +
        'these tags alone and without places, messages or limits.',
      why:
        'Lists that are as long as they are, in place of lists that grow by 17 places, take 7 % less time with these ' +
        'templates and 30 % less with a hundred times as many: less has to be kept and moved. Of what is left 20 % are ' +
        'finding braces, 14 % words and 26 % tags. Looking at each character in place of searching for braces was a third ' +
        'slower, because V8 finds out the kind of a text at each one; choosing by the first character made no difference.',
      subjects: [ours, parsedByHand, reference],
      input: (scale) => scale,
      scales: [1, 10, 100],
      bars: [
        { kind: 'ratio', beside: 'template-engine', atLeast: 3 },
        { kind: 'growth', beside: 'by hand', atMost: 1.1 },
      ],
    },
    {
      kind: 'timed',
      name: 'compile',
      title: 'Compile templates',
      about:
        'The same templates, until something is there that renders: a tree (sitewright, whose closures are made by the first rendering; ' +
        'template-engine, liquidjs, mustache, by hand), or the code of a function (eta, handlebars, nunjucks).',
      subjects: [ours, parsedByHand, ...peers],
      input: (scale) => scale,
      scales: [1, 10, 100],
      bars: [{ kind: 'growth', beside: 'by hand', atMost: 1.2 }],
    },
    {
      kind: 'timed',
      name: 'once',
      title: 'Compile a template and render it once',
      about: 'The grid with 20 products, from its text to its HTML, in code that is warm. Nothing is cached.',
      subjects: [ours, ...peers.filter(({ name }) => name !== 'mustache')],
      input: () => grid(20),
      bars: [{ kind: 'ratio', beside: 'template-engine', atLeast: 2 }],
    },
    {
      kind: 'timed',
      name: 'budget',
      title: 'Render with and without budgets',
      about: 'The same grid by the same engine, once without the statements that count steps and characters.',
      subjects: [ours, uncounted],
      input: () => grid(200),
      bars: [{ kind: 'ratio', beside: 'without budgets', atLeast: 0.95 }],
    },
    {
      kind: 'load',
      name: 'load',
      title: 'Load the engine',
      about:
        'A fresh process imports the engine, with every formatter and predicate and with expressions. `the language alone` ' +
        'is the engine without formatters, which is what eta and mustache are; `with the core family` has the formatters of ' +
        'text, numbers, lists, JSON and dates.',
      why:
        'Nearly all of the time is V8 reading source text: 4.6 ms for the 80 kB of the language with its 195 formatters and ' +
        'predicates, 1.3 ms for the 20 kB of the language alone, 1.0 ms for the 13 kB of eta; running the modules takes 2.4, ' +
        '0.9 and 0.9 ms. The language alone loads as fast as eta. Families are entries of their own, so that an application ' +
        'loads what its templates use.',
      subjects: [
        { ...ours, file: file('./load.ts') },
        { ...ours, name: 'sitewright, the language alone', file: file('./load-alone.ts') },
        { ...ours, name: 'sitewright, with the core family', file: file('./load-core.ts') },
        ...peers,
      ],
      bars: [
        { kind: 'time', atMostMs: 10 },
        { kind: 'ratio', subject: 'sitewright, the language alone', beside: 'eta', atLeast: 1 },
        { kind: 'ratio', subject: 'sitewright, with the core family', beside: 'eta', atLeast: 1 },
      ],
    },
    {
      kind: 'first-run',
      name: 'first',
      title: 'Compile and render 40 products in a fresh process',
      about: 'Nothing is compiled yet, neither the template nor the engine.',
      why:
        'Of 4.6 ms, about 2 ms are V8 compiling each function of the engine when it is first called (with `--no-lazy` the ' +
        'first run is as much shorter, and the loading longer), 0.3 ms are reading the template and making its closures, and ' +
        '2.3 ms are 40 products in code that is not optimised yet; the same rendering takes 0.6 ms the next time. eta makes ' +
        'one function of the template, which V8 compiles as a whole, and a strict content security policy forbids.',
      subjects: [ours, ...peers],
      input: () => grid(40),
      bars: [{ kind: 'ratio', beside: 'eta', atLeast: 0.9 }],
    },
  ],
}

export default area
