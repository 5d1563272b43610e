import { describe, expect, test } from 'vitest'
import { all } from '../family/all.ts'
import { parsePattern } from '../i18n/pattern.ts'
import { contextual } from '../escape/index.ts'
import { createEngine } from '../index.ts'
import { lint } from '../lint/index.ts'

const engine = createEngine({ families: [all], logger: () => {} })
const show = (template: string, data: unknown): string => engine.render(template, data).output
const MEGA = 1_000_000

// Linear work takes milliseconds; quadratic work takes minutes, and so ends at the limit of the test.
describe('a million characters', () => {
  const times = (piece: string, count = MEGA): string => piece.repeat(count)

  test.each<[formatter: string, piece: string, printed: string | undefined]>([
    ['safe', '<', times('<')],
    ['safe', '<>', ''],
    ['smartypants', "'", `‘${times('’', MEGA - 1)}`],
    ['smartypants', '-', times('—', MEGA / 2)],
    ['slugify', ' ', '-'],
    ['activate-twitter-links', '#', times('#')],
    ['activate-twitter-links', ' @', undefined],
    ['activate-twitter-links', 'http://', undefined],
    ['encode-space', ' ', times('&nbsp;')],
    ['line-breaks', '\n', times('<br/>')],
    ['html', '&', times('&amp;')],
    ['truncate 999990', 'x', `${times('x', 999_990)}...`],
    ['url-encode', '/', times('/')],
    ['format a', '{', ''],
    ['format a', '{1', ''],
    ['message a', '{', times('{')],
    ['message a', "'", times("'", MEGA / 2)],
    ['message a', '{0 plural other{', undefined],
    ['image-srcset', ',', ''],
  ])('go through %s of %j', (formatter, piece, printed) => {
    const data = { text: times(piece, Math.floor(MEGA / piece.length)), a: 1 }
    const template = engine.compile(`{text|${formatter}}`)
    const { output, diagnostics } = template.render(data)
    expect(diagnostics).toEqual([])
    if (printed !== undefined) expect(output === printed).toBe(true)
  })

  test('truncate looks back no further than its length', () => {
    expect(show('{text|truncate 10}', { text: 'x'.repeat(MEGA) })).toBe('xxxxxxxxxx...')
  })

  test('an excerpt may be full of tags that never close', () => {
    expect(show('{.excerpt?}yes{.or}no{.end}', { excerpt: '<'.repeat(MEGA) })).toBe('no')
  })

  test('a message nests no deeper than it is read', () => {
    const deep = '{0 plural other{'.repeat(5000) + 'x' + '}}'.repeat(5000)
    expect(parsePattern(deep)).toBeTypeOf('function')
    expect(show('{text|message a}', { text: deep, a: 1 })).toBe('')
  })
})

describe('contextual escaping', () => {
  const escaping = createEngine({ families: [all], escape: contextual, logger: () => {} })

  test.each([
    ['the name of an element', '<', '{a}'],
    ['the names of attributes', '<p ', '{a}'],
    ['long names of attributes', '<p ', `${'a'.repeat(30)}{a}`],
    ['elements of a drawing', '<svg>', '<desc>{a}'],
  ])('goes through %s', (_, before, piece) => {
    const { output } = escaping.render(before + piece.repeat(20_000), { a: '' })
    expect(output.length).toBeGreaterThan(before.length)
    expect(lint(before + piece.repeat(20_000), engine).length).toBeGreaterThanOrEqual(0)
  })

  test('goes through a long chain of alternatives', () => {
    const chain = `{.equal? a 0}0${'{.or equal? a 1}1'.repeat(20_000)}{.end}{a}`
    expect(escaping.render(chain, { a: 1 }).output).toBe('11')
    expect(lint(chain, engine)).toEqual([])
  })
})

test('JSON of a small template with an exponential object is stopped', () => {
  const levels = Array.from({ length: 60 }, (_, at) => `{.ctx @a x=@a y=@a}{# ${at} #}`).join('')
  const { output, diagnostics } = engine.render(`{.var @a b}${levels}x{@a|json}y`, { b: 1 })
  expect(output).toBe('x')
  expect(diagnostics.map(({ code }) => code)).toEqual(['limit'])
})
