import fc from 'fast-check'
import { comparison } from '../predicate/comparison.ts'
import { text } from '../formatter/text.ts'
import { expressions } from '../expression/expressions.ts'
import { contextual, html } from '../escape/index.ts'
import { createEngine, defineFormatter, definePredicate, type Family } from '../index.ts'

const names = [
  'a',
  'b',
  'c',
  'l',
  's',
  '@',
  '@index',
  '@v',
  'constructor',
  'toString',
  'hasOwnProperty',
  'length',
  'secret',
  '0',
  '7',
]
const name = fc.constantFrom(...names)
const reference = fc.array(name, { minLength: 1, maxLength: 3 }).map((parts) => parts.join('.'))

const formatter = fc.constantFrom(
  'html',
  'htmlattr',
  'truncate 3',
  'truncate -1 x',
  'apply m',
  'apply n private',
  'apply p k=v',
  'apply broken',
  'apply',
  'boom',
  'outward',
  'nope',
)
const predicate = fc.constantFrom(
  'equal? a 1',
  'lessThan? a b',
  'even? @index',
  'odd?',
  'boom?',
  'nope? x',
  'equal?:a:[1',
)
const expression = fc.constantFrom(
  '@v = @v + "xy"',
  '@v = 1; @v',
  'a + b',
  'max(a, 1',
  '1e',
  '"',
  '# a',
  '2 ** 9 / 0',
  'secret',
  '@v = @v + @v',
)

const tag = fc.oneof(
  fc.tuple(reference, fc.array(formatter, { maxLength: 2 })).map(([to, chain]) => [to, ...chain].join('|')),
  reference.map((to) => `.section ${to}`),
  reference.map((to) => `.repeated section ${to}`),
  fc.tuple(reference, fc.constantFrom('&&', '||'), reference).map((parts) => `.if ${parts.join(' ')}`),
  predicate.map((test) => `.${test}`),
  predicate.map((test) => `.or ${test}`),
  reference.map((to) => `.var @v ${to}`),
  reference.map((to) => `.ctx @v x=${to} y=@v`),
  expression.map((source) => `.eval ${source}`),
  fc.constantFrom(
    '.end',
    '.end',
    '.end',
    '.or',
    '.alternates with',
    '.macro m',
    '.macro n',
    '.include m output',
    '.include n',
    '.include p',
    '.inject @v i',
    '.space',
    '.meta-left',
    '# c',
    '## d',
    '##',
    '',
    '^a',
    '.eof',
    '.secton a',
    'a |html',
  ),
)

/** Hostile templates. */
export const hostileTemplate: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      { weight: 6, arbitrary: tag.map((body) => `{${body}}`) },
      {
        weight: 1,
        arbitrary: fc.constantFrom('x', '<a href="', '"', '<script>', '{', '}', '\n', '##}', 'é\ud800'),
      },
      { weight: 1, arbitrary: fc.string({ maxLength: 6 }) },
    ),
    { maxLength: 24 },
  )
  .map((parts) => parts.join(''))

const leaf = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    undefined,
    true,
    false,
    0,
    -0,
    NaN,
    Infinity,
    '',
    'x',
    '<"',
    1n,
    Symbol('s'),
    () => 1,
  ),
  fc.integer({ min: -3, max: 9 }),
  fc.string({ maxLength: 4 }),
)

/** Data as no JSON would give it. */
export const hostileData: fc.Arbitrary<unknown> = fc
  .letrec((tie) => ({
    node: fc.oneof(
      { maxDepth: 4, depthIdentifier: 'data' },
      leaf,
      fc.array(tie('node'), { maxLength: 4, depthIdentifier: 'data' }),
      fc.dictionary(name, tie('node'), { maxKeys: 5, depthIdentifier: 'data', noNullPrototype: false }),
      fc.constant('cycle'),
      fc.constant('trap'),
    ),
  }))
  .node.map((node) => ({ a: 1, l: [1, node, {}], s: { a: node, b: 'x' }, ...prepare(node) }))

/** How often something was read that is not own. */
export const leaks = { count: 0 }

class Trap {
  own = 1
  get secret(): number {
    return ++leaks.count
  }
  get a(): number {
    return ++leaks.count
  }
}

function prepare(node: unknown): Record<string, unknown> {
  if (node === 'trap') return { b: new Trap(), c: Object.create(new Trap()) as unknown }
  if (node !== 'cycle') return { b: node }
  const round: Record<string, unknown> = {
    a: 'r',
    get c(): never {
      throw new RangeError('getter')
    },
  }
  round.s = round
  round.l = [round, [1]]
  return { b: round, l: [round, round] }
}

const failing: Family = {
  formatters: {
    boom: defineFormatter({
      apply: () => {
        throw new Error('boom')
      },
    }),
    outward: defineFormatter({ scoped: true, apply: (_, __, scope) => scope.resolve(['s', 'b']) }),
  },
  predicates: {
    'boom?': definePredicate({
      test: () => {
        throw new TypeError('boom')
      },
    }),
  },
}

const limits = { steps: 400, output: 2000, text: 500, tokens: 50 }
const partials = { p: 'p{a}{@|apply p}{@|apply m}', broken: '{.section a}{x|nope}' }
const engines = [undefined, html, contextual].map((escape) =>
  createEngine({
    families: [text, comparison, failing],
    expressions,
    include: true,
    limits,
    escape,
    logger: () => {},
  }),
)

/** Renders with every way of escaping, and says what was not as promised. */
export function attack(template: string, data: unknown): string | undefined {
  leaks.count = 0
  for (const engine of engines) {
    const { output, diagnostics } = engine.render(template, data, { partials, injects: { i: 0 } })
    if (output.length > limits.output) return `printed ${output.length} characters`
    if (diagnostics.length > 202) return `kept ${diagnostics.length} diagnostics`
  }
  return leaks.count > 0 ? 'read what is not own' : undefined
}
