import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { text } from '../formatter/text.ts'
import { contextual } from './index.ts'
import { expressions } from '../expression/expressions.ts'
import { createEngine } from '../index.ts'

const engine = createEngine({
  families: [text],
  expressions,
  include: true,
  escape: contextual,
  logger: () => {},
})

const tags = ['{x}', '{y}', '{x|html}', '{y|htmlattr}', '{.eval x + y}', '{.include p output}']

/** Templates by the position of their values. */
const wholes = [
  '<p title="{x}">{y}</p>',
  `<p title='{x}' class={y}>`,
  '<a href="{x}">{y}</a>',
  '<a href="{x}{y}">',
  '<a href={x}>',
  '<a href="/a/{x}?b={y}#{x}">',
  `<a href="javascript:go('{x}')">`,
  '<p {x} data-{y}="{x}">',
  '<p {x}="{y}">',
  '<h{x}>{y}</h{x}>',
  '<p style="color: {x}; background: url({y})">',
  `<p onclick="go('{x}', {y})">`,
  '<p onclick=go({x})>',
  '<script>let a = {x}, b = "{y}", c = `{x}` // {y}\n</script>',
  '<style>a > b { background: url("{x}{y}"); color: {x} }</style>',
  '<!-- {x} -->',
  '<title>{x}</title>',
  '<iframe srcdoc="<p>{x}"></iframe>',
  '<svg><a xlink:href="{x}">{y}</a></svg>',
  '<p{.if t} class="{x}"{.or} id={y}{.end}>{x}',
  '<ul>{.repeated section l}<li title="{x}">{y}{.alternates with}, {.end}</ul>',
]

/** Templates cut off at any position. */
const pieces = [
  ...['<a', '<p', '</p>', '<', '>', '"', "'", '=', ' ', '/', '<script>', '</script>', '<style>', '</style>'],
  ...[
    ' title="',
    ' href="',
    ' href=',
    ' onclick="',
    ' style="',
    ' srcdoc="',
    ' data-',
    ' on',
    'java',
    'url(',
  ],
  ...[
    '<!--',
    '-->',
    '<!',
    '<title>',
    '</title>',
    'javascript:',
    '(',
    ')',
    '`',
    '//',
    '\\',
    '\n',
    '<sc',
    'ript',
  ],
  '<a href="/a/{.repeated section l}{x}">{y}</a><a href="{.end}">',
  ...['<svg>', '</svg>', '<svg><textarea>', '</textarea>', '<foreignObject>', '</foreignObject>'],
  ...['<math>', '<mi>', '</math>', '<xmp>', '</xmp>', '<![CDATA[', ']]>', '<svg><title>'],
  ...['{.if t}', '{.if f}', '{.or}', '{.end}', '{.repeated section l}', '{.alternates with}', '{.space}'],
]

const hostile = fc
  .array(
    fc.constantFrom(
      ...[
        '"',
        "'",
        '`',
        '<',
        '>',
        '=',
        ' ',
        '/',
        '\\',
        '\n',
        '\t',
        '\0',
        ')',
        ';',
        ':',
        '&',
        '-',
        '$',
        '{',
        'x',
      ],
      ...[
        'javascript:',
        'java',
        'script:',
        'data:',
        'onclick=f()',
        '<script>',
        '</script>',
        '-->',
        '<!--',
        'url(',
      ],
      ...[
        'style',
        'src',
        'href',
        'ript',
        '</style>',
        '</title>',
        'img src=x onerror=f()',
        '&#106;',
        'script',
      ],
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map((parts) => parts.join(''))

const template = fc
  .oneof(
    fc.array(fc.constantFrom(...wholes), { minLength: 1, maxLength: 4 }),
    fc.array(fc.constantFrom(...pieces, ...pieces, ...tags), { minLength: 1, maxLength: 14 }),
  )
  .map((parts) => parts.join(''))

const RUNNING = 'script, style, iframe, object, embed, base, link, meta, svg'

/** A script without its words, its texts' characters and the spaces between: what data must never change. */
const code = (script: string): string => script.replace(/\\u[\da-f]{4}|[\w .,]+/g, '')

/** All of a document that can run, load or redirect. */
function powers(html: string): string[] {
  const document = new DOMParser().parseFromString(html, 'text/html')
  return [...document.querySelectorAll('*')].flatMap((element) => [
    ...(element.matches(RUNNING) ? [element.localName] : []),
    ...(element.localName === 'script' ? [code(element.textContent)] : []),
    ...[...element.attributes].flatMap(({ name, value }) => {
      // Both names stand for one that the data gave.
      if (/^on(?!x$|calm$)/.test(name)) return [`on ${code(value)}`]
      if (name === 'srcdoc') return powers(value).map((power) => `srcdoc ${power}`)
      const isScript = /^(?:xlink:)?href$/.test(name) && /^(?:javascript|data):$/.test(protocol(value))
      return isScript ? [`address ${code(value)}`] : []
    }),
  ])
}

function protocol(address: string): string {
  return URL.canParse(address, 'https://a.example/') ? new URL(address, 'https://a.example/').protocol : ''
}

describe('contextual escaping, read by a browser', () => {
  test('gives data no power over a document, at any position', () => {
    const rest = { t: true, f: false, l: [1, 2] }
    const options = { partials: { p: '{x}' } }
    fc.assert(
      fc.property(template, hostile, hostile, (source, x, y) => {
        const { render } = engine.compile(source)
        const calm = new Set(powers(render({ x: 'calm', y: 'calm', ...rest }, options).output))
        const gained = powers(render({ x, y, ...rest }, options).output).filter((power) => !calm.has(power))
        expect(gained).toEqual([])
      }),
      { numRuns: 3000 },
    )
  })

  test.each(wholes.filter((source) => !source.includes('script')))(
    'changes nothing harmless: %s',
    (source) => {
      const data = { x: 'calm', y: 'calm', t: true, l: [1, 2] }
      const plain = createEngine({ families: [text], expressions, include: true })
      const quoteless = (output: string): string => output.replaceAll('&quot;', '')
      expect(quoteless(engine.render(source, data).output)).toBe(plain.render(source, data).output)
    },
  )
})
