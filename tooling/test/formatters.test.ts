import { describe, expect, test } from 'vitest'
import { formattersPage } from '../check/formatters.ts'
import { formatterWords, predicateWords } from '../check/formatter-words.ts'

const words = { formatters: formatterWords, predicates: predicateWords }

describe('the page of formatters and predicates', () => {
  test('has a line for each name, with its arguments, and names that share one together', async () => {
    const page = await formattersPage()
    expect(page).toContain('| `truncate` | `[length] [ellipsis]` | Cuts a text after a word')
    expect(page).toContain('| `gallery-design-grid?`, `gallery-design-slider?`')
  })

  test('is not made while a formatter has no line', async () => {
    const { truncate: _, ...others } = formatterWords
    await expect(formattersPage({ ...words, formatters: others })).rejects.toThrow('says nothing of truncate')
  })

  test('is not made while a line has no predicate', async () => {
    const predicates = { ...predicateWords, 'gone-?': ['', 'Is gone.'] as const }
    await expect(formattersPage({ ...words, predicates })).rejects.toThrow('speaks of nothing: gone-?')
  })
})
