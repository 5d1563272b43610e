import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

interface Rule {
  readonly name?: string
  readonly match?: string
  readonly begin?: string
  readonly end?: string
}

interface Grammar {
  readonly injections: Readonly<Record<string, unknown>>
  readonly repository: Readonly<Record<string, { readonly patterns: readonly Rule[] }>>
}

const file = new URL('../grammar/sitewright-template.tmLanguage.json', import.meta.url)
const grammar = JSON.parse(readFileSync(file, 'utf8')) as Grammar

/** The name that a list of rules gives to a whole text. */
function nameOf(list: string, text: string): string | undefined {
  const rule = grammar.repository[list]?.patterns.find(({ match, begin }) => {
    const found = new RegExp(match ?? begin ?? '').exec(text)
    return found?.index === 0 && (begin !== undefined || found[0] === text)
  })
  return rule?.name?.replace('.sitewright-template', '')
}

describe('the TextMate grammar', () => {
  test.each([
    ['{a.b|html}', 'meta.tag.variable'],
    ['{@, $x.0|truncate 10 ...}', 'meta.tag.variable'],
    ['{.repeated section items}', 'meta.tag.instruction'],
    ['{.or equal? a 1}', 'meta.tag.instruction'],
    ['{.eval @x = 1}', 'meta.tag.eval'],
    ['{.equal?:a:b}', 'meta.tag.predicate'],
    ['{# once }', 'comment.line'],
    ['{## many', 'comment.block'],
    ['{ a}', undefined],
    ['{a: b}', undefined],
    ['{.secton a}', undefined],
  ])('knows %s', (tag, name) => {
    expect(nameOf('template', tag)).toBe(name)
  })

  test.each([
    ['@', 'variable.language'],
    ['@index', 'variable.language'],
    ['equal?', 'entity.name.function.predicate'],
    ['a.b', 'variable.other'],
  ])('knows %s inside of a tag', (word, name) => {
    expect(nameOf('inside', word)).toBe(name)
  })

  test('finds no tags in a comment that hides them', () => {
    expect(Object.keys(grammar.injections)).toEqual([
      'L:text.html.sitewright-template - comment.block.sitewright-template',
    ])
  })
})
