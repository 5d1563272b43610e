import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { text } from '../src/core/formatters/text.ts'
import { contextual, html } from '../src/escape.ts'
import { createEngine, defineFormatter } from '../src/index.ts'

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
      render(html, '{x|html}{x|htmlattr|truncate 20}{.var @v x|html}{@v}{.var @v x}{@v}', { x: '<&' }),
    ).toBe('&lt;&amp;&lt;&amp;&lt;&amp;&lt;&amp;')
  })

  test('lets the markup of partials through and escapes inside of them', () => {
    expect(render(html, '{.macro m}<i>{@}</i>{.end}{x|apply m}', { x: '<' })).toBe('<i>&lt;</i>')
  })
})

describe('contextual', () => {
  test.each([
    ['text', '<p>{x}</p>', evil, '<p>&lt;b x=&quot;1&quot; y=&#39;2&#39;&gt;&amp;</p>'],
    ['an attribute', '<p title="{x|html}">', '"&', '<p title="&quot;&amp;">'],
    ['an attribute without quotes', '<p title={x}>', 'a b>', '<p title=a&#32;b&gt;>'],
    ['an address', '<a href="{x}">', 'java\tscript:alert(1)', '<a href="#">'],
    ['an address', '<a href="{x|html}">', 'JavaScript:alert(1)', '<a href="#">'],
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
    ['a script, as JSON', '<script>a({x|json})</script>', { y: '</' }, '<script>a({"y":"<\\/"})</script>'],
    ['a handler', `<p onclick="a('{x}')">`, `')`, `<p onclick="a('\\u0027)')">`],
    ['a handler', '<p onclick="a({x})">', 'alert(1)', '<p onclick="a(&quot;alert(1)&quot;)">'],
    ['a style', '<p style="color: {x}">', 'red;background:url(x)', '<p style="color: ">'],
    [
      'a style',
      '<style>a { color: {x} }</style>',
      'hsl(1, 2%, 3%)',
      '<style>a { color: hsl(1, 2%, 3%) }</style>',
    ],
    ['the inside of a tag', '<p {x}>', 'onclick=alert(1)', '<p >'],
    ['the inside of a tag', '<p {x}>', 'hidden', '<p hidden>'],
    ['the inside of a tag', '<p {x|attributes}>', '', '<p data-a="1">'],
    ['a comment', '<!-- {x} -->', '-->', '<!-- --&gt; -->'],
    ['a title', '<title>{x}</title>{x}', '</title>', '<title>&lt;/title&gt;</title>&lt;/title&gt;'],
  ])('makes a variable safe in %s: %s', (_, source, x, expected) => {
    expect(render(contextual, source, { x })).toBe(expected)
  })

  test('follows the place through branches, loops and literals', () => {
    const source =
      '<a{.if x}{.space}title="{.repeated section l}{@}{.alternates with} {.end}"{.or} id={x}{.end}>{x}</a>'
    expect(render(contextual, source, { x: '"', l: ["'", '<'] })).toBe('<a title="&#39; &lt;">&quot;</a>')
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
