import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { all } from '../family/all.ts'
import { list } from '../formatter/list.ts'
import { text } from '../formatter/text.ts'
import { comparison } from '../predicate/comparison.ts'
import { html } from '../escape/index.ts'
import { createEngine } from '../index.ts'
import { format, inspect, lint } from './index.ts'
import { exportTree, parseTree } from '../tree/index.ts'
import { hostileTemplate } from '../engine/hostile.test-support.ts'

const engine = createEngine({ families: [text, list, comparison], logger: () => {} })

describe('lint', () => {
  test.each([
    [
      '{.secton a}',
      'looks-like-instruction',
      '{.secton a} is no instruction, so it is text',
      'Did you mean {.section a}?',
    ],
    [
      '{.section}',
      'looks-like-instruction',
      '{.section} is no complete .section instruction, so it is text',
      undefined,
    ],
    [
      '{a |html}',
      'looks-like-instruction',
      '{a |html} is text: no space may stand around |',
      'Did you mean {a|html}?',
    ],
    [
      '{.if a && b || c}{.end}',
      'condition-mixed',
      'This condition mixes && and ||: it runs from left to right until one settles it',
      'Nest two {.if} instead.',
    ],
    [
      '<a {.if a}title="{.or}href="{.end}{b|htmlattr}">',
      'place-unclear',
      'Where this value stands in the HTML depends on the branches before it',
      'Close in each branch what it opens: with `escape: contextual` nothing is printed here.',
    ],
    [
      '{.macro m}<a href="{.end}',
      'place-unclear',
      'This macro does not end in the text of the page',
      'Close in it what it opens: with `escape: contextual` it is left out.',
    ],
    [
      '<p title="{a}">',
      'attribute-unescaped',
      'This value stands inside of a tag and is not escaped',
      'Add |htmlattr, or render with `escape: contextual`.',
    ],
    ['{## a', 'comment-unclosed', 'This comment hides the rest of the template', 'End it with ##}.'],
  ])('warns of %s', (source, code, message, hint) => {
    expect(lint(source, engine)).toMatchObject([
      { code, severity: 'warning', type: 'parser', message, ...(hint === undefined ? {} : { hint }) },
    ])
  })

  test('marks a formatter whose name is that of the variable', () => {
    expect(lint('{truncate|truncate 1 2 3}', engine)).toMatchObject([{ span: [10, 24] }])
  })

  test('knows that tags of a preprocessor are the only ones', () => {
    const before = createEngine({ families: [text], preprocess: 'on', logger: () => {} })
    expect(lint('{.secton a}{a |html}{^a}', before)).toEqual([])
  })

  test('has no hint at a tag that is not complete', () => {
    expect(lint('{.section}', engine)[0]).not.toHaveProperty('hint')
  })

  test('reports the errors of the template, with the name that was probably meant', () => {
    expect(lint('{a|htm}', engine)).toMatchObject([
      { code: 'formatter-unknown', severity: 'error', hint: 'Did you mean `html`?' },
    ])
  })

  test.each([
    '{a}',
    '.x{.foo}',
    'a {b: c} {"a": 1}',
    '<p title="{a|htmlattr}">{a}</p>',
    '<p title="{a|htmlattr|truncate 9}">',
    '{.if a && b && c}{.end}',
    '{a||b}',
    '{.iff}',
    '{.0 a}',
    '{. section a}',
    '{.xyzzy a}',
    '{## a ##}',
    '{# a #}',
    `{a |${'x'.repeat(200)}}`,
  ])('finds nothing in %s', (source) => expect(lint(source, engine)).toEqual([]))

  const whole = createEngine({ families: [all], logger: () => {} })
  test.each([
    '<p title="{a|html}">',
    '<p title="{a|json}">',
    '<p title="{a|htmlattr|slugify}">',
    "<p title='{a|htmlattr}'>",
    '<p title={a|htmlattr}>',
    '<p {a|htmlattr}>',
    '<p {a|image-meta|truncate 9}>',
    '<p data-{a|htmlattr}="">',
  ])('warns of %s, whose last formatters do not make it safe there', (source) => {
    expect(lint(source, whole)).toMatchObject([{ code: 'attribute-unescaped' }])
  })

  test.each(['<a href="?q={a|url-encode}">', '<p {a|image-meta}>'])('finds nothing in %s', (source) =>
    expect(lint(source, whole)).toEqual([]),
  )

  test.each([
    [
      '{a|truncate 1 2 3}',
      3,
      17,
      "Formatter 'truncate' takes 0 to 2 arguments, and is given 3",
      'Every space begins an argument, also between quotes. Put another character behind the name to keep spaces.',
    ],
    [
      '{a|html|cycle}',
      8,
      13,
      "Formatter 'cycle' takes at least 1 argument, and is given none",
      'Put it behind the name, after a space.',
    ],
    [
      '{.var @x a|capitalize x}',
      11,
      23,
      "Formatter 'capitalize' takes no arguments, and is given 1",
      'Leave them out.',
    ],
    [
      '{.equal? a "b c"}x{.end}',
      2,
      16,
      "Predicate 'equal?' takes 1 to 2 arguments, and is given 3",
      'Every space begins an argument, also between quotes. Put another character behind the name to keep spaces.',
    ],
    [
      '{.equal?:a:b:c}x{.end}',
      2,
      14,
      "Predicate 'equal?' takes 1 to 2 arguments, and is given 3",
      'Every : begins an argument, as it stands behind the name.',
    ],
    [
      '{.if even? a b}x{.or equal?}y{.end}',
      5,
      14,
      "Predicate 'even?' takes 0 to 1 arguments, and is given 2",
      'Every space begins an argument, also between quotes. Put another character behind the name to keep spaces.',
    ],
    [
      '{.even?}x{.or equal?}y{.end}',
      14,
      20,
      "Predicate 'equal?' takes 1 to 2 arguments, and is given none",
      'Put it behind the name, after a space.',
    ],
  ])('warns of the number of arguments in %s', (source, start, end, message, hint) => {
    const [found] = lint(source, engine)
    expect(found).toMatchObject({
      code: 'argument-count',
      severity: 'warning',
      span: [start, end],
      message,
      hint,
    })
  })

  const dialects = (['ts', 'java'] as const).map((dialect) =>
    createEngine({ families: [all], dialect, logger: () => {} }),
  )
  const countsOf = (source: string) =>
    dialects.map((one) => lint(source, one).map(({ code, message }) => [code, message]))

  test.each(
    (
      'count encode-space encode-uri encode-uri-component html htmlattr htmltag iter json json-pretty raw ' +
      'line-breaks round safe slugify smartypants str url-encode capitalize AbsUrl datetimefield money-format ' +
      'money-string moneyFormat unit from-price normal-price sale-price cart-quantity cart-subtotal cart-url ' +
      'bookkeeper-money-format variant-descriptor product-status quantity-input add-to-cart-btn variants-select ' +
      'product-checkout product-scarcity product-restock-notification summary-form-field audio-player image-meta ' +
      'cover-image-meta image-srcset color-weight website-color width height humanizeDuration item-classes ' +
      'activate-twitter-links comment-count comment-link comments like-button google-calendar-url social-button ' +
      'social-button-inline twitter-follow-button timesince'
    ).split(' '),
  )('warns of an argument of %s, which takes none', (name) => {
    const found = ['argument-count', `Formatter '${name}' takes no arguments, and is given 1`]
    expect(countsOf(`{a|${name} x}`)).toEqual([[found], [found]])
    expect(countsOf(`{a|${name}}`)).toEqual([[], []])
  })

  test.each(
    'plural? singular? debug? units-metric? on-sale? image? gallery-controls? comments? excerpt?'.split(' '),
  )('warns of an argument of %s, which takes none', (name) => {
    const found = ['argument-count', `Predicate '${name}' takes no arguments, and is given 1`]
    expect(countsOf(`{.${name} x}{.end}`)).toEqual([[found], [found]])
    expect(countsOf(`{.${name}}{.end}`)).toEqual([[], []])
  })

  test.each([
    ['apply', 1, Infinity],
    ['cycle', 1, Infinity],
    ['date', 1, Infinity],
    ['get', 1, Infinity],
    ['prop', 1, Infinity],
    ['lookup', 1, 1],
    ['key-by', 1, 1],
    ['find-first', 0, 2],
    ['find-last', 0, 2],
    ['mod', 0, 1],
    ['pluralize', 0, 2],
    ['truncate', 0, 2],
    ['percentage-format', 0, 1],
    ['product-quick-view', 0, 1],
    ['i18n-money-format', 0, 1],
    ['child-image-meta', 0, 1],
    ['image', 0, 1],
    ['image-color', 0, 2],
    ['video', 0, 2],
    ['resizedHeightForWidth', 1, 1],
    ['squarespaceThumbnailForHeight', 1, 1],
    ['equal?', 1, 2],
    ['nth?', 1, 2],
    ['odd?', 0, 1],
    ['current-type?', 1, 1],
    ['collectionTypeNameEquals?', 1, 1],
  ])('lets %s have at least %d and at most %d arguments', (name, least, most) => {
    const found = (count: number) => {
      const call = name + ' a'.repeat(count)
      return countsOf(name.endsWith('?') ? `{.${call}}{.end}` : `{a|${call}}`).map(({ length }) => length)
    }
    const end = Math.min(most, 9)
    expect([found(least), found(end)]).toEqual([
      [0, 0],
      [0, 0],
    ])
    expect(found(end + 1)).toEqual(most === Infinity ? [0, 0] : [1, 1])
    if (least > 0) expect(found(least - 1)).toEqual([1, 1])
  })

  test('points at the formatter that is wrong', () => {
    expect(
      lint('{a|truncate 1 2 3|truncate 9|pluralize a b c|html}', engine).map(({ span }) => span),
    ).toEqual([
      [3, 17],
      [29, 44],
    ])
  })

  test('trusts an engine that escapes with values in attributes', () => {
    expect(lint('<p title="{a}">', createEngine({ escape: html, logger: () => {} }))).toEqual([])
  })

  test('lists what it finds in the order of the source', () => {
    expect(lint('{.end}\n<p a="{b}">{c |d}', engine).map(({ line, column }) => [line, column])).toEqual([
      [1, 1],
      [2, 7],
      [2, 12],
    ])
  })
})

describe('format', () => {
  test('writes one space where any white space may stand, and keeps the text', () => {
    const source =
      '{.section\n a}\n {b ,c|html}{.if x&&y||z}{.or   equal? a 1}{.end}{.end}{.ctx  @a  b=c   d=e f}{.eval  1 }'
    expect(format(source)).toBe(
      '{.section a}\n {b, c|html}{.if x && y || z}{.or equal? a 1}{.end}{.end}{.ctx @a b=c d=e}{.eval 1}',
    )
  })

  test('keeps what arguments are split at', () => {
    const source = '{.include:a b:c d}{.inject @a b:c:d e}{a|truncate/1/ x}{.equal?:a:"b c"}{.end}'
    expect(format(source)).toBe(source)
  })

  test('changes nothing of what a template means, and nothing the second time', () => {
    fc.assert(
      fc.property(hostileTemplate, (source) => {
        const once = format(source)
        expect(format(once)).toBe(once)
        const trim = (tree: unknown): string =>
          JSON.stringify(tree).replace(/\[23,"\s*(.*?)\s*"\]/g, '[23,"$1"]')
        expect(trim(exportTree(parseTree(once)))).toBe(trim(exportTree(parseTree(source))))
      }),
      { numRuns: 500 },
    )
  })
})

describe('inspect', () => {
  test('lists paths, names and the type of the data', () => {
    const source =
      '<h1>{title|html}</h1>{.section site}{name}{.end}{.repeated section items}{price|truncate 3}{@index}' +
      '{.if on-sale}{tags.0}{.end}{.equal? a 1}{.end}{.end}{@|apply card}{.include foot}{.inject @x a.json}{.var @y site.url}{@y.z}'
    expect(inspect(source)).toEqual({
      paths: [
        'title',
        'site.name',
        'site.url',
        'items[].price',
        'items[].on-sale',
        'items[].tags[]',
        'items[].a',
      ],
      formatters: ['apply', 'html', 'truncate'],
      predicates: ['equal?'],
      partials: ['card', 'foot'],
      injects: ['a.json'],
      textLength: 9,
      type: `{
  readonly title?: unknown
  readonly site?: {
    readonly name?: unknown
    readonly url?: unknown
  }
  readonly items?: readonly {
    readonly price?: unknown
    readonly 'on-sale'?: unknown
    readonly tags?: readonly unknown[]
    readonly a?: unknown
  }[]
}
`,
    })
  })

  test.each([
    [
      '{.repeated section @}{.repeated section @}{a}{.end}{.end}',
      'readonly (readonly { readonly a?: unknown }[])[]',
    ],
    [
      '{.repeated section a}{@}{.alternates with}{b}{.end}',
      '{ readonly a?: readonly { readonly b?: unknown }[] }',
    ],
    ['{a.b}{a.0}', '{ readonly a?: readonly unknown[] | { readonly b?: unknown } }'],
    [
      '{.var @x a.b}{@x.c}{.ctx @y k=d}{@y.k}',
      '{ readonly a?: { readonly b?: unknown } readonly d?: unknown }',
    ],
    ['{@}{.macro m}{a}{.end}', 'unknown'],
  ])('knows the type of the data of %s', (source, type) => {
    expect(inspect(source).type.replace(/\s+/g, ' ').trim()).toBe(type)
  })

  test.each([
    ['{.equal? a.b "c"}{.or greaterThan? d 5}{.end}', ['a.b', 'd']],
    ['{.if nth? count 2}{.end}{.equal?:e:true}{.end}', ['count', 'e']],
    ['{text|message a b.c name:d other=e.f}', ['text', 'a', 'b.c', 'd', 'e.f']],
    ["{.eval @x = a.b + max(c, 0x1F) * PI}{.eval \"d\" + e.E + 'f \\' g' + @.h}", ['a.b', 'c', 'e.E', 'h']],
    ['{.current-type? heading}{.end}', []],
  ])('knows what %s reads', (source, paths) => {
    expect(inspect(source).paths).toEqual(paths)
  })

  test('reads an expression that is full of backslashes', () => {
    expect(inspect(`{.eval "${'\\'.repeat(80)}}`).paths).toEqual([])
    expect(inspect(`{.eval a + 'b \\'c}`).paths).toEqual(['a'])
    expect(inspect(`{.eval ${'"\\"'.repeat(100_000)}}`).paths).toEqual([])
  })

  test.each([
    ['a long name', `{a${'.b'.repeat(50_000)}}`],
    [
      'long names of sections in sections',
      `${`{.section a${'.b'.repeat(500)}}`.repeat(150)}{c}${'{.end}'.repeat(150)}`,
    ],
  ])('follows %s only so far', (_, source) => {
    const { paths, type } = inspect(source)
    expect(paths).toHaveLength(1)
    expect(paths[0]).toMatch(/^a\.b\.b/)
    expect(type.length).toBeLessThan(1_000_000)
  })
})
