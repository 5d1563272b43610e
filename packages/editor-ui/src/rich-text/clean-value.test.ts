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
  ['#abcd', '#abcd'],
  ['#AABBCC80', '#aabbcc80'],
  ['rgb(300,1,2)', '#ff0102'],
  ['rgb(1 2 3)', 'rgb(1 2 3)'],
  ['hwb(0.5turn 10% 20%)', 'hwb(0.5turn 10% 20%)'],
  ['lch(50% 30 100grad)', 'lch(50% 30 100grad)'],
  ['lab(50% -20 +30)', 'lab(50% -20 +30)'],
  ['oklab(0.5 0.1 0.1)', 'oklab(0.5 0.1 0.1)'],
  ['hsla(1rad, 2%, 3%, 1)', 'hsla(1rad, 2%, 3%, 1)'],
  [' Red ', 'red'],
] as const)('%s is the colour %s', ([text, color]) => {
  expect(cleanColor(text)).toBe(color)
})

test.for([
  '',
  'inherit',
  'initial',
  'unset',
  'revert',
  'revert-layer',
  'currentColor',
  'windowtext',
  'auto',
  'none',
  'transparent',
  'var(--a)',
  'url(a)',
  '#ab',
  '#abcde',
  '#abcdefg',
  'x#abc',
  'red;a',
  'red1',
  'ab',
  'a'.repeat(21),
  'expression(a)',
  'rgb(1)',
  'rgb(a b c)',
  `rgb(${'1'.repeat(61)})`,
  'rgb(1 2 3);a',
  'x rgb(1 2 3)',
])('%s is no colour', (text) => {
  expect(cleanColor(text)).toBeUndefined()
})

test('knows the colours that word processors give to all text and paper', () => {
  const blacks = ['black', '#000', '#000000', 'rgb(0, 0, 0)', 'rgb(0,0,0)']
  const whites = ['white', '#fff', '#ffffff', 'rgb(255, 255, 255)', 'rgb(255,255,255)']
  const others = ['rgb(0, 0, 1)', 'rgb(0, 0, 0) ', 'lightblack', 'blacks', '#0000', 'offwhite', 'whites']
  const plainOf = (plain: 'black' | 'white') =>
    [...blacks, ...whites, ...others].filter((color) => isPlainColor(color, plain))
  expect([plainOf('black'), plainOf('white')]).toEqual([blacks, whites])
})

test.for([
  ['0px', 0],
  ['40px', 1],
  [' 40PX ', 1],
  ['60px', 2],
  ['59px', 1],
  ['36pt', 1],
  ['1in', 2],
  ['1pc', 0],
  ['5pc', 2],
  ['5em', 2],
  ['2.5rem', 1],
  ['4.24cm', 4],
  ['-1in', 0],
  ['900px', 8],
  ['50%', 0],
  ['calc(1px)', 0],
  ['40px 40px', 0],
  ['40', 0],
  ['40vw', 0],
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
