import { expect, test } from 'vitest'
import { contextual } from './index.ts'
import { createEngine, defineFormatter } from '../index.ts'
import { all } from '../family/all.ts'

const attributes = defineFormatter({ returns: 'attributes', apply: () => 'data-a="1"' })
const engine = createEngine({
  families: [all, { formatters: { attributes } }],
  escape: contextual,
  include: true,
})

test.each([
  '<meta http-equiv="refresh" content="0;{x}">',
  '<meta http-equiv="refresh" content="0 {x}">',
  '<meta http-equiv="refresh" content="0.5 , {x}">',
  '<meta http-equiv="refresh" content="{n}; url={x}">',
  '<meta http-equiv="refresh" content="{n};{x}">',
])('the page that follows is no script: %s', (template) => {
  const { output } = engine.render(template, { x: 'javascript:f()', n: 0 })
  expect(output).toBe(template.replace('{n}', '0').replace('{x}', '#'))
})

test.each([
  ['<meta property="og:title" content="{a} | {x}">', 'JavaScript: the good parts'],
  ['<meta name="description" content="{a} {x}">', 'A: first lesson'],
  ['<meta name="description" content="{a}, {x}">', 'T: y'],
  ['<meta name="description" content=" {a} by {x}">', 'data: the book'],
  ['<meta name="description" content="{a} - {x}: {a}">', 'Script'],
])('what a page says of itself is no address: %s', (template, x) => {
  const { output } = engine.render(template, { a: 'Shop', x })
  expect(output).toBe(template.replaceAll('{a}', 'Shop').replace('{x}', x))
})

test.each(['java&#9;script:{x}', 'java\nscript:{x}', '\u0001javascript:{x}', 'java&Tab;script:{x}'])(
  'what stands in an address that is a script is a value there: %j',
  (address) => {
    const written = (start: string): string =>
      engine.render(`<a href="${start}">`, { x: 'f()' }).output.slice(`<a href="${start}">`.indexOf('{x}'))
    expect(written(address)).toBe(written('javascript:{x}'))
  },
)

test.each<[place: string, template: string, data: object, output: string]>([
  // Two parts of a name that data gives could be a handler together.
  ['a name of two variables', '<p {x}{y}>', { x: 'on', y: 'click' }, '<p xx>'],
  ['a name of two variables', '<p {x}{y}>', { x: 'onclick', y: '' }, '<p x>'],
  ['what follows whole attributes', '<p {x|attributes}{y}>', { y: 'hidden' }, '<p data-a="1"hidden>'],
  ['an attribute behind a bare value', '<p a=b{x} {y}>', { x: 'c', y: 'onclick' }, '<p a=bc >'],
  ['the end of a bare value', '<p a=b{x} c>', { x: '' }, '<p a=b c>'],
  ['the beginning of a bare value', '<p a={x}b>', { x: '' }, '<p a=b>'],
  ['an attribute behind a tab', '<p a=b{.tab}{x}>', { x: 'onclick' }, '<p a=b\t>'],
  ['an attribute behind a line', '<p a=b{.newline}{x}>', { x: 'onclick' }, '<p a=b\n>'],
  ['an attribute before a space', '<p {x}{.space}a>', { x: 'onclick' }, '<p  a>'],
  ['an attribute before two spaces', '<p {x}  a>', { x: 'onclick' }, '<p   a>'],
  ['what an animation leads to', '<animate values="{x}">', { x: 'url(a)' }, '<animate values="">'],
  [
    'an address that is a document',
    '<a href="data:text/html,{x}">',
    { x: '<b>1</b>' },
    '<a href="data:text/html,b1b">',
  ],
  [
    'an address whose kind data gives',
    '<a href="DATA:{x}">',
    { x: 'text/html,<b>' },
    '<a href="DATA:texthtml,b">',
  ],
  [
    'an address that is a drawing',
    '<a href="data:image/svg+xml,{x}">',
    { x: '<b>' },
    '<a href="data:image/svg+xml,b">',
  ],
  [
    'an address that is a picture',
    '<img src="data:image/png;base64,{x}">',
    { x: 'a+/=' },
    '<img src="data:image/png;base64,a+/=">',
  ],
  [
    'the page that follows',
    '<meta content="0;url={x}">',
    { x: 'javascript:f()' },
    '<meta content="0;url=#">',
  ],
  [
    'the page that follows, in quotes',
    `<meta content="0; URL = '{x}'">`,
    { x: 'data:,a' },
    `<meta content="0; URL = '#'">`,
  ],
  [
    'the query of the page that follows',
    '<meta content="0;url=/a?b={x}">',
    { x: 'c&d' },
    '<meta content="0;url=/a?b=c&amp;d">',
  ],
  [
    'what a page says of itself',
    '<meta content="{x}">',
    { x: 'javascript: a book' },
    '<meta content="javascript: a book">',
  ],
  // In a drawing these elements have markup inside.
  ...['textarea', 'title', 'style', 'script', 'xmp'].map((name): [string, string, object, string] => [
    'markup in an element of a drawing that is text elsewhere',
    `<svg><${name}><a href="{x}">`,
    { x: 'javascript:f()' },
    `<svg><${name}><a href="">`,
  ]),
  ['the title of a drawing', '<svg><title>{x}</title></svg>', { x: '<' }, '<svg><title>&lt;</title></svg>'],
  [
    'a style of a drawing, whose entities count',
    '<svg><style>a { fill: url("{x}") }</style>',
    { x: '&quot;) } b' },
    '<svg><style>a { fill: url("\\26 quot;%29%20}%20b") }</style>',
  ],
  [
    'a script of a drawing, whose entities count',
    '<svg><script>f({x|json})</script>',
    { x: '&quot;' },
    '<svg><script>f("\\u0026quot;")</script>',
  ],
  [
    'a drawing with a style as it is',
    '<svg><style><![CDATA[a > b { c: d }]]></style></svg><p title="{x}">',
    { x: '"' },
    '<svg><style><![CDATA[a > b { c: d }]]></style></svg><p title="&quot;">',
  ],
  [
    'what follows a drawing',
    '<svg><path/></svg><textarea><p title="{x}"></textarea>',
    { x: '<' },
    '<svg><path/></svg><textarea><p title="&lt;"></textarea>',
  ],
  [
    'an address behind an element that is text',
    `<xmp><p title='</xmp><a href="{x}">`,
    { x: 'javascript:f()' },
    `<xmp><p title='</xmp><a href="#">`,
  ],
  [
    'a section in a script',
    '<script>{.section a}{x}{.end}</script>',
    { a: { x: 'b' } },
    '<script>"b"</script>',
  ],
  [
    'a predicate in a script',
    '<script>{.even? n}{x}{.end}</script>',
    { n: 2, x: 'b' },
    '<script>"b"</script>',
  ],
  [
    'a macro that a script has',
    '<script>{.macro m}{x}{.end}</script>{.include m output}',
    { x: '<' },
    '<script></script>&lt;',
  ],
  [
    'what a template in a script computes by tags for braces',
    '<script>`${.meta-left}{x}{.meta-right}`</script>',
    { x: 'f()' },
    '<script>`${"f\\u0028\\u0029"}`</script>',
  ],
  ['an alternative that begins a script', '{.if y}{.or}<script>{.end}{x}', { x: 'f()' }, '<script>'],
])('makes a variable safe in %s: %s', (_, template, data, output) => {
  expect(engine.render(template, data).output).toBe(output)
})

test.each<[address: string, data: object, output: string]>([
  ['{x}://{y}', { x: 'javascript', y: '%0aalert(1)' }, '#://%0aalert(1)'],
  ['{x}://{y}', { x: 'https', y: 'a-b.c:1' }, 'https://a-b.c:1'],
  ['{x}:{y}', { x: 'Data', y: 'text/html,a' }, '#:text/html,a'],
  ['{x}script:{y}', { x: ' java', y: 'f(1)' }, '#script:f(1)'],
  ['{x}tag:{y}', { x: '/', y: '(1)' }, '/tag:(1)'],
  ['{x}{y}:{z}', { x: 'java', y: 'script', z: 'f(1)' }, 'java#:f(1)'],
  ['{x}{y}:{z}', { x: 'javascript', y: '', z: 'f(1)' }, '#:f(1)'],
  ['{x}{.if y}:{.end}{z}', { x: 'javascript', y: 1, z: 'f(1)' }, '#:f(1)'],
  ['{x}{.if y}:{.end}{z}', { x: '', y: 0, z: '/a:(1)' }, '/a:(1)'],
  ['{x}{# #}:{z}', { x: 'javascript', z: 'f(1)' }, '#:f(1)'],
  ['{x}{.if y}?{.end}{z}', { x: 'a/data', y: 1, z: 'b' }, 'a/data?b'],
  ['{x}{y}', { x: '', y: '/data' }, '/data'],
  ['{x}', { x: 'data' }, 'data'],
  ['{.repeated section l}{@}{.alternates with}:{.end}', { l: ['javascript', 'f(1)'] }, '#:f(1)'],
])('makes an address safe whose scheme data may give a part of: %s', (address, data, output) => {
  const source = `<a href="${address}" title="{c}: {c}">`
  expect(engine.render(source, { ...data, c: ':' }).output).toBe(`<a href="${output}" title=":: :">`)
})

test('makes an address safe whose scheme data gives in a document in an attribute', () => {
  const source = `<iframe srcdoc="<a href='{x}://{y}'>">`
  expect(engine.render(source, { x: 'javascript', y: 'a' }).output).toBe(`<iframe srcdoc="<a href='#://a'>">`)
})

test.each([
  ['{.macro open}<a href="{.end}{.include open output}{x}">t</a>', 'javascript:f()">t</a>'],
  ['{.macro open}<a href="{.end}{@|apply open}{x}">t</a>', 'javascript:f()">t</a>'],
  ['{.macro open}<script>{.end}{@|apply open}{x}', 'javascript:f()'],
  ['{.macro open}<svg>{.end}{@|apply open}{x}', 'javascript:f()'],
  ['{.macro open}{.if x}<p{.end}{.end}{@|apply open}{x}', 'javascript:f()'],
  ['{.macro closed}<a href="{x}">{.end}{@|apply closed}', '<a href="#">'],
])('leaves out a macro that does not end in text: %s', (template, output) => {
  const { output: printed, diagnostics } = engine.render(template, { x: 'javascript:f()' })
  expect(printed).toBe(output)
  const missing = template.includes('closed') ? [] : [{ code: 'partial-missing' }]
  expect(diagnostics).toMatchObject(missing)
})

test.each(['{.include p output}', '{@|apply p}'])(
  'leaves out a partial that does not end in text: %s',
  (call) => {
    const options = { partials: { p: '{x}<a href="', q: '<a href="{x}">' } }
    const { output, diagnostics } = engine.render(`${call}{x}">`, { x: 'javascript:f()' }, options)
    expect(output).toBe('javascript:f()">')
    expect(diagnostics).toMatchObject([
      {
        code: 'partial-invalid',
        message: 'RuntimeError: Parse of partial "p" failed: It ends inside of a tag',
        partial: ['p'],
        line: 1,
        column: 1,
      },
    ])
    expect(
      engine.render(
        call.replace('p output', 'q output').replace('y p', 'y q'),
        { x: 'javascript:f()' },
        options,
      ),
    ).toEqual({
      output: '<a href="#">',
      diagnostics: [],
    })
  },
)

test('follows eight places at once until they are one again, and prints nothing behind more', () => {
  const template = (names: readonly string[]): string =>
    `<p a${names.map((name) => `{.section ${name}}${name}{.end}`).join('')}="b">{x}</p>`
  expect(engine.render(template(['b', 'c', 'd']), { x: '<' }).output).toBe('<p a="b">&lt;</p>')
  expect(engine.render(template(['b', 'c', 'd', 'e']), { x: '<' }).output).toBe('<p a="b"></p>')
})
