import { expect, test } from 'vitest'
import { cleanAlignment, cleanColor, cleanHref, indentOf, isPlainColor } from './clean-value.ts'

test.for([
  'https://a.example',
  'HTTP://a.example',
  'mailto:a@b.example',
  'tel:+49 30 1',
  '/a?b=c:d#e',
  '#a:b',
  'a/b:c',
  '?a:b',
])('%s may be a link', (href) => {
  expect(cleanHref(href)).toBe(href)
})

test.for(['//a.example', '\\\\a.example', '/\\a.example', '/\t/a.example', '///a.example'])(
  '%j is an address of another site',
  (href) => {
    expect(cleanHref(href)).toBe('https://a.example')
  },
)

test.for([
  'javascript:a',
  ' JavaScript:a',
  '\u0001javascript:a',
  'java\tscript:a',
  'java\r\nscript:a',
  'data:text/html,a',
  'vbscript:a',
  'file:///a',
  'blob:a',
  'x:a',
  '//',
  '',
  ' ',
])('%j may be no link', (href) => {
  expect(cleanHref(href)).toBeUndefined()
})

test.for([
  ['#ABC', '#aabbcc'],
  ['#aabbcc', '#aabbcc'],
  ['rgb(255, 0, 10)', '#ff000a'],
  ['rgba(1, 2, 3, 0.5)', 'rgba(1, 2, 3, 0.5)'],
  ['hsl(10 20% 30% / 0.5)', 'hsl(10 20% 30% / 0.5)'],
  ['oklch(0.7 0.1 20deg / 50%)', 'oklch(0.7 0.1 20deg / 50%)'],
  ['hsl(1deg 20% none)', 'hsl(1deg 20% none)'],
  [' Red ', 'red'],
] as const)('%s is the colour %s', ([text, color]) => {
  expect(cleanColor(text)).toBe(color)
})

test.for(['', 'inherit', 'windowtext', 'transparent', 'var(--a)', 'url(a)', '#ab', 'red;a', 'expression(a)'])(
  '%s is no colour',
  (text) => {
    expect(cleanColor(text)).toBeUndefined()
  },
)

test('knows the colours that word processors give to all text and paper', () => {
  expect(isPlainColor('rgb(0, 0, 0)', 'black')).toBe(true)
  expect(isPlainColor('rgb(0, 0, 1)', 'black')).toBe(false)
  expect(isPlainColor('white', 'white')).toBe(true)
  expect(isPlainColor('black', 'white')).toBe(false)
})

test.for([
  ['0px', 0],
  ['40px', 1],
  ['36pt', 1],
  ['1in', 2],
  ['5em', 2],
  ['-1in', 0],
  ['900px', 8],
  ['50%', 0],
  ['calc(1px)', 0],
  ['', 0],
] as const)('a margin of %s is level %i', ([length, level]) => {
  expect(indentOf(length)).toBe(level)
})

test('knows four alignments', () => {
  expect(['left', 'CENTER', ' right', 'justify', 'start', 'middle'].map(cleanAlignment)).toEqual([
    'left',
    'center',
    'right',
    'justify',
    undefined,
    undefined,
  ])
})
