import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { text } from '../formatter/text.ts'
import { contextual, html } from './index.ts'
import {
  isAddress,
  isTame,
  toAddress,
  toAttributeName,
  toElementName,
  toLiteral,
  toStyle,
  toStyleAddress,
} from './escape.ts'
import { expressions } from '../expression/expressions.ts'
import { createEngine, defineFormatter } from '../index.ts'

const json = defineFormatter({
  returns: 'json',
  apply: (value) => JSON.stringify(value).replaceAll('</', '<\\/'),
})
const attributes = defineFormatter({ returns: 'attributes', apply: () => 'data-a="1"' })
const families = [text, { formatters: { json, attributes } }]
const evil = `<b x="1" y='2'>&`

const render = (escape: typeof html, source: string, data: unknown): string =>
  createEngine({ families, escape }).render(source, data).output

describe('html', () => {
  test('escapes what variables print', () => {
    expect(render(html, '<p title="{x}">{x} {n}</p>', { x: evil, n: 5 })).toBe(
      '<p title="&lt;b x=&quot;1&quot; y=&#39;2&#39;&gt;&amp;">&lt;b x=&quot;1&quot; y=&#39;2&#39;&gt;&amp; 5</p>',
    )
  })

  test('escapes nothing twice', () => {
    expect(
      render(html, '{x|html}{x|htmlattr|truncate 20}{.var @v x|html}{@v}{.var @v x}{@v}{.var @w @v}{@w}', {
        x: '<&',
      }),
    ).toBe('&lt;&amp;&lt;&amp;&lt;&amp;&lt;&amp;&lt;&amp;')
  })

  test.each([
    ['<p title="{x|html}">', '"', '<p title="&quot;">'],
    ["<p title='{x|htmlattr}'>", "'", "<p title='&#39;'>"],
    ['<p title="{x|html|capitalize}">', '"a', '<p title="&quot;A">'],
    ['{x|html|line-breaks}', '<\n"', '&lt;<br/>"'],
  ])('lets no quote end an attribute, and keeps markup: %s', (template, x, printed) => {
    expect(render(html, template, { x })).toBe(printed)
  })

  test('escapes what a variable of data gives, whose name is that of no local one', () => {
    expect(render(html, '{.var @v x|html}{x}{@v}', { x: '<' })).toBe('&lt;&lt;')
  })

  // The markup is that of the whole, not of what it holds.
  test('escapes a part of what a formatter of markup has returned', () => {
    const card = defineFormatter({ returns: 'html', apply: (title) => ({ title }) })
    const engine = createEngine({ families: [{ formatters: { card } }], escape: html })
    expect(engine.render('{.var @c x|card}{@c.title}', { x: '<' }).output).toBe('&lt;')
  })

  test.each([
    [
      'a second variable',
      '{.var @v x|html}{.var @w @v}{.section o}{@w}{.var @w @w|str}{@w}{.end}',
      '&lt;&lt;',
    ],
    ['a second variable of text', '{.var @v x}{.var @w @v}{@w}', '&lt;'],
    ['an inner scope', '{.var @v x|html}{.section o}{@v}{.end}', '&lt;'],
    ['two scopes further in', '{.var @v x|html}{.section o}{.section p}{@v}{.end}{.end}', '&lt;'],
    ['an inner scope that binds markup', '{.var @v x}{.section o}{.var @v x|html}{@v}{.end}{@v}', '&lt;&lt;'],
    ['an inner scope that binds text', '{.var @v x|html}{.section o}{.var @v x}{@v}{.end}{@v}', '&lt;&lt;'],
    ['a scope whose own one is missing', '{.var @v x|html}{.section o}{.var @v gone}{@v}{.end}', '&lt;'],
    ['a private partial, which sees none', '{.macro m}[{@v}]{.end}{.var @v x|html}{o|apply m private}', '[]'],
    ['a loop', '{.var @v x|html}{.repeated section list}{@v}{.var @v @}{@v}{.end}', '&lt;&lt;&lt;&gt;'],
    ['a name that no tag has bound', '{@v}', ''],
    ['the node', '{.section x}{@}{.end}', '&lt;'],
  ])('knows what kind of text a variable holds: %s', (_, source, output) => {
    const data = { x: '<', o: { p: { q: 1 } }, list: ['<', '>'] }
    expect(render(html, source, data)).toBe(output)
  })

  test('lets the markup of partials through and escapes inside of them', () => {
    expect(render(html, '{.macro m}<i>{@}</i>{.end}{x|apply m}', { x: '<' })).toBe('<i>&lt;</i>')
  })
})

test('html: what is computed or included is safe, too', () => {
  const engine = createEngine({ families, escape: html, expressions, include: true })
  const source = '{.eval x}{.macro m}<i>{x}</i>{.end}{.include m output}'
  expect(engine.render(source, { x: '<b>' }).output).toBe('&lt;b&gt;<i>&lt;b&gt;</i>')
})

describe('contextual', () => {
  test.each([
    ['text', '<p>{x}</p>', evil, '<p>&lt;b x=&quot;1&quot; y=&#39;2&#39;&gt;&amp;</p>'],
    ['an attribute', '<p title="{x|html}">', '"&', '<p title="&quot;&amp;">'],
    ['an attribute without quotes', '<p title={x}>', 'a b>', '<p title=a&#32;b&gt;>'],
    ['an address', '<a href="{x}">', 'java\tscript:alert(1)', '<a href="#">'],
    ['an address', '<a href="{x|html}">', 'JavaScript:alert(1)', '<a href="#">'],
    ['an address', '<a href="{x}">', `${'\t'.repeat(500)}javascript:alert(1)`, '<a href="#">'],
    ['the rest of an address', '<a href="java{x}">', 'script:alert(1)', '<a href="java#">'],
    [
      'the rest of an address',
      '<a href="{.if x}javascript{.end}{x}">',
      ':alert(1)',
      '<a href="javascript#">',
    ],
    [
      'a script in a comment of a script',
      '<script><!-- <script></script>{x}',
      'f()',
      '<script><!-- <script></script>',
    ],
    [
      'a script in a comment of a script',
      '<script><!--{.if y}{.end}<script></script>{x}',
      'f()',
      '<script><!--<script></script>',
    ],
    // A character that looks like a quote may be none.
    ['a pattern with a quote', `<script>a(/[/"]'/, {x})</script>`, 'f', `<script>a(/[/"]'/, "f")</script>`],
    [
      'a pattern with a quote',
      '<script>a = /"/; b = {x}</script>',
      'f(1)',
      '<script>a = /"/; b = "f\\u00281\\u0029"</script>',
    ],
    [
      'a quotient',
      '<script>a = 1 / 2; b = "{x}" / 2</script>',
      'f()',
      '<script>a = 1 / 2; b = "f\\u0028\\u0029" / 2</script>',
    ],
    [
      'what a template computes',
      '<script>`{x} ${ {x} } {x}`; {x}</script>',
      '1"',
      '<script>`1\\u0022 ${ "1\\u0022" } 1\\u0022`; "1\\u0022"</script>',
    ],
    ['a script behind a comment', '<script><!--\n//--> <script {x}', 'f', '<script><!--\n//--> <script "f"'],
    [
      'a text behind a script with a comment',
      '<script><!--\na()</script>{x}',
      '<',
      '<script><!--\na()</script>&lt;',
    ],
    [
      'an address in a style',
      '<p style="background: url({x})">',
      '/a (1).png',
      '<p style="background: url(/a%20%281%29.png)">',
    ],
    [
      'an address in a style',
      `<style>a { background: url('{x}') }</style>`,
      "');}",
      `<style>a { background: url('%27%29;}') }</style>`,
    ],
    [
      'an address in a style',
      '<p style="background: url({x})">',
      'javascript:f()',
      '<p style="background: url(#)">',
    ],
    ['a document in an attribute', '<iframe srcdoc="{x}">', '<b>', '<iframe srcdoc="&amp;lt;b&amp;gt;">'],
    [
      'a document in an attribute',
      '<iframe srcdoc="<p>{x|html}">',
      '<b>',
      '<iframe srcdoc="<p>&amp;lt;b&amp;gt;">',
    ],
    [
      'an address in a document in an attribute',
      `<iframe srcdoc="<a href='{x}'>">`,
      'javascript:f()',
      `<iframe srcdoc="<a href='#'>">`,
    ],
    [
      'an address in a document in an attribute',
      '<iframe srcdoc="<a href=&quot;{x}&quot;>">',
      'javascript:f()',
      '<iframe srcdoc="<a href=&quot;#&quot;>">',
    ],
    [
      'a handler in a document in an attribute',
      `<iframe srcdoc="<p onclick='a({x})'>">`,
      'f()',
      `<iframe srcdoc="<p onclick='a(&amp;quot;f\\u0028\\u0029&amp;quot;)'>">`,
    ],
    [
      'a bare attribute in a document in an attribute',
      '<iframe srcdoc="<p title={x}>">',
      'a onclick=f()',
      '<iframe srcdoc="<p title=a&amp;#32;onclick&amp;#61;f()>">',
    ],
    [
      'a string behind a written entity',
      '<p onclick="a(&quot;{x}&quot;)">',
      'b")',
      '<p onclick="a(&quot;b\\u0022\\u0029&quot;)">',
    ],
    [
      'what an animation leads to',
      '<set attributeName="href" to="{x}">',
      'javascript:f()',
      '<set attributeName="href" to="">',
    ],
    ['what an animation leads to', '<animate values="{x}">', '0.5, -10%', '<animate values="0.5, -10%">'],
    [
      'a script whose name may be cut',
      '<script{y}>{x}</script>',
      'f()',
      '<script>"f\\u0028\\u0029"</script>',
    ],
    ['an attribute of an element of its own', '<set-up title="{x}">', 'a/b', '<set-up title="a/b">'],
    ['a value without a name', '<p ="{x}">', ' onclick=f() ', '<p =" onclickf ">'],
    ['a value behind a name and a branch', '<p onclick {.if x}="{x}"{.end}>', 'f()', '<p onclick ="f">'],
    ['a value behind a name and a space', '<a href{.space}={x}>', 'javascript:f()', '<a href =javascriptf>'],
    [
      'a script behind a branch',
      '<script>{.if x}a();{.end}{x}</script>',
      '(',
      '<script>a();"\\u0028"</script>',
    ],
    ['a title behind a branch', "<title>{.if x}Bob's {.end}{x}</title>", '<', "<title>Bob's &lt;</title>"],
    [
      'a script behind strings and comments',
      "<script>a = 'b\\\\', c = \"d'\", e /* it's */ // don't\n, f = {x}</script>",
      'g',
      "<script>a = 'b\\\\', c = \"d'\", e /* it's */ // don't\n, f = \"g\"</script>",
    ],
    [
      'a script behind an unclosed string',
      "<script>a = 'b\nc = {x}</script>",
      'g',
      '<script>a = \'b\nc = "g"</script>',
    ],
    ['an address', '<a href="{x}">', 'https://a.b/?c=1&d', '<a href="https://a.b/?c=1&amp;d">'],
    ['the middle of an address', '<a href="/x/{x}">', 'data:1', '<a href="/x/data:1">'],
    [
      'a script',
      '<script>var a = {x};</script>',
      '</script>',
      '<script>var a = "\\u003c\\u002fscript\\u003e";</script>',
    ],
    [
      'a string in a script',
      `<script>a('{x}')</script>`,
      `'</`,
      `<script>a('\\u0027\\u003c\\u002f')</script>`,
    ],
    [
      'a script, as JSON',
      '<script>a({x|json})</script>',
      { y: '</' },
      '<script>a({"y":"\\u003c\\/"})</script>',
    ],
    [
      'a script, as JSON',
      '<script>{x|json}</script>',
      '<!--<script>',
      '<script>"\\u003c!--\\u003cscript>"</script>',
    ],
    ['a handler', `<p onclick="a('{x}')">`, `')`, `<p onclick="a('\\u0027\\u0029')">`],
    ['a handler', '<p onclick="a({x})">', 'alert(1)', '<p onclick="a(&quot;alert\\u00281\\u0029&quot;)">'],
    ['a handler', '<p onclick="a({x|json})">', [1, '"'], '<p onclick="a([1,&quot;\\&quot;&quot;])">'],
    [
      'a script of an address',
      `<a href="javascript:a('{x}')">`,
      "');",
      `<a href="javascript:a('\\u0027\\u0029\\u003b')">`,
    ],
    ['a style', '<p style="color: {x}">', 'red;background:url(x)', '<p style="color: ">'],
    [
      'a style',
      '<style>a { color: {x} }</style>',
      'hsl(1, 2%, 3%)',
      '<style>a { color: hsl(1, 2%, 3%) }</style>',
    ],
    ['an attribute without quotes that gets nothing', '<p title={x} class=a>', '', '<p title="" class=a>'],
    ['the name of an element', '<h{x}>', 2, '<h2>'],
    ['the name of an element', '<{x}>', 'img src=a onerror=f()', '<x>'],
    ['the name of an element', '<sc{x}>', 'ript', '<scx>'],
    ['the name of an element', '<{x}ript>', 'sc', '<xript>'],
    ['the name of an element', '</{x}>', 'script', '</x>'],
    ['the name of an attribute', '<p data-{x}="{x}">', 'a', '<p data-a="a">'],
    ['the name of an attribute', '<p {x}="a">', 'onclick', '<p x="a">'],
    ['the name of an attribute', '<p {x}="a b=c">', '', '<p x="a b=c">'],
    ['the name of an attribute', '<a hr{x}="{x}">', 'ef', '<a hrx="ef">'],
    ['the name of an attribute', '<p on{x}="{x}">', 'a', '<p onx="&quot;a&quot;">'],
    ['the inside of a tag', '<p {x}>', 'onclick=alert(1)', '<p >'],
    ['the inside of a tag', '<p {x}>', 'hidden', '<p hidden>'],
    ['the inside of a tag', '<p {x|attributes}>', '', '<p data-a="1">'],
    ['a comment', '<!-- {x} -->', 'a, b -->', '<!-- a, b  -->'],
    ['a declaration', '<!{x}>', '--', '<!>'],
    ['a title', '<title>{x}</title>{x}', '</title>', '<title>&lt;/title&gt;</title>&lt;/title&gt;'],
  ])('makes a variable safe in %s: %s', (_, source, x, expected) => {
    expect(render(contextual, source, { x })).toBe(expected)
  })

  test('follows the place through branches, loops and literals', () => {
    const source =
      '<a{.if x}{.space}title="{.repeated section l}{@}{.alternates with} {.end}"{.or} id={x}{.end}>{x}</a>'
    expect(render(contextual, source, { x: '"', l: ["'", '<'] })).toBe('<a title="&#39; &lt;">&quot;</a>')
  })

  test('prints nothing in a loop whose rounds begin at different places', () => {
    const source = '<a href="/a/{.repeated section l}{@}">b</a><a href="{.end}">'
    const { output } = createEngine({ escape: contextual }).render(source, { l: ['c', 'javascript:f()'] })
    expect(output).toBe('<a href="/a/">b</a><a href="">b</a><a href="">')
  })

  test('prints nothing where branches lead to different places', () => {
    const source = '<a {.if x}title="{.or}href="{.end}{y}">{y}</a>'
    expect(render(contextual, source, { y: 'javascript:f()' })).toBe('<a href="">javascript:f()</a>')
  })

  test.each([
    ['{.eval x}', '&lt;b&gt;'],
    ['{.eval "<" + x}', '&lt;&lt;b&gt;'],
    ['<script>a = {.eval x}</script>', '<script>a = "\\u003cb\\u003e"</script>'],
    ['{.eval @a = x}{@a}', '&lt;b&gt;'],
    ['{.macro m}<i>{x}</i>{.end}{.include m output}', '<i>&lt;b&gt;</i>'],
    ['{.macro m}{x}{.end}<p title="{.include m output}">', '<p title="&lt;b&gt;">'],
    ['{.macro m}javascript:f(){.end}<a href="{.include m output}">', '<a href="#">'],
  ])('makes safe what is computed or included: %s', (source, expected) => {
    const engine = createEngine({ families, escape: contextual, expressions, include: true })
    expect(engine.render(source, { x: '<b>' }).output).toBe(expected)
  })

  test('never lets a text out of its place', () => {
    const source = `<p title="{x}" data-a='{x}'>{x}</p><!--{x}--><script>var a="{x}",b={x}</script><title>{x}</title>|`
    const shape = (output: string): string => output.replace(/[^<>"']/g, '')
    const calm = shape(render(contextual, source, { x: 'a' }))
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('"', "'", '<', '>', '&', '-', '/', '\\', '\n', 'a', '!') }),
        (x) => {
          expect(shape(render(contextual, source, { x }))).toBe(calm)
        },
      ),
    )
  })
})

describe('one text', () => {
  test.each([
    ['javascript:f()', '#'],
    ['vbscript:f()', '#'],
    ['data:text/html,f', '#'],
    ['mailto:a@b.c', 'mailto:a@b.c'],
    ['https://a.b/c', 'https://a.b/c'],
    ['a/data:1', 'a/data:1'],
    ['a', 'a'],
  ])('%s as an address is %s', (text, expected) => {
    expect(toAddress(text)).toBe(expected)
  })

  test.each([
    ['1', '1'],
    ['-12.50', '-12.50'],
    ['true', 'true'],
    ['false', 'false'],
    ['x1', '"x1"'],
    ['1x', '"1x"'],
    ['1.', '"1."'],
    ['1.x', '"1.x"'],
    ['untrue', '"untrue"'],
    ['falsely', '"falsely"'],
  ])('%s as a literal of a script is %s', (text, expected) => {
    expect(toLiteral(text)).toBe(expected)
  })

  test.each([
    ['rgb(1, 2, 3)', 'rgb(1, 2, 3)'],
    ['url(x)', ''],
    ['url (x)', ''],
    ['expression (1)', ''],
  ])('%s as a style is "%s"', (text, expected) => {
    expect(toStyle(text)).toBe(expected)
  })

  test('in an address of a style has two digits for each character that could end it', () => {
    expect(toStyleAddress('a\n"b)')).toBe('a%0a%22b%29')
  })

  test.each(['href', 'xlink:href', 'src', 'action', 'formaction', 'poster', 'cite', 'data', 'background'])(
    'in the attribute %s is an address',
    (attribute) => {
      expect([isAddress(attribute), isAddress(`x${attribute}`), isAddress(`${attribute}x`)]).toEqual([
        true,
        false,
        false,
      ])
    },
  )

  test.each([
    ['title*', true],
    ['data-*a*', true],
    ['aria-*a*', true],
    ['xdata-*a*', false],
    ['o*n*', false],
  ])('in a name like %s is harmless: %s', (name, expected) => {
    expect(isTame(name)).toBe(expected)
  })

  test.each([
    ['', 'b', 'b'],
    ['', 'script', 'x'],
    ['', 'SCRIPT', 'x'],
    ['/', 'script', 'x'],
    ['/', 'b', 'b'],
    ['', 'noscript', 'x'],
    ['', 'plaintext', 'x'],
    ['', 'links', 'links'],
    ['', '1', 'x'],
    ['', '1a', 'x'],
    ['a*b', 'c', 'x'],
    ['h', '', ''],
  ])('behind "<%s" as the name of an element is %s → %s', (before, text, expected) => {
    expect(toElementName(before, true)(text)).toBe(expected)
  })

  test.each([
    'onclick',
    'style',
    'src',
    'srcdoc',
    'href',
    'action',
    'formaction',
    'poster',
    'cite',
    'data',
    'background',
    'http-equiv',
  ])('is never the attribute %s', (name) => {
    expect(toAttributeName('', false)(name)).toBe('x')
  })

  test.each([
    'caption',
    'styles',
    'hrefs',
    'actions',
    'formactions',
    'posters',
    'cites',
    'datas',
    'backgrounds',
    'http-equivs',
  ])('may be the attribute %s', (name) => {
    expect(toAttributeName('', false)(name)).toBe(name)
  })

  test('is no attribute at all if it cannot be its name, unless a part of the name is written', () => {
    expect([toAttributeName('', true)('style'), toAttributeName('on', true)('')]).toEqual(['', ''])
    expect([toAttributeName('data-', true)('"'), toAttributeName('', false)('')]).toEqual(['x', 'x'])
  })
})

describe.each([
  ['html', html],
  ['contextual', contextual],
])('%s, where text is cut', (_, escape) => {
  const card = '<a href="{u}">{t}</a>'
  const data = { u: '/a-long-address', t: 'Tea', x: 'a<b', l: '\nx' }
  const show = (template: string): string =>
    createEngine({ families: [text], escape }).render(template, data, { partials: { card } }).output

  test('shows markup that was cut as text, for its last tag may be open', () => {
    expect(show('{@|apply card|truncate 12}{x}')).toBe('&lt;a ...a&lt;b')
    expect(show('{l|html|line-breaks|truncate 3}{x}')).toBe('&lt;br...a&lt;b')
  })

  test('escapes a text that was escaped before only once', () => {
    expect(show('{x|html|truncate 40}{x|htmlattr|truncate 40}{x|truncate 2}')).toBe('a&lt;ba&lt;ba&lt;...')
  })
})
