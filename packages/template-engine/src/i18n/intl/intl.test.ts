import { expect, test } from 'vitest'
import { intl } from './intl.ts'

test.each(['a_'.repeat(50_000) + 'b', `de-x-${'abcdefgh-'.repeat(11)}a`])(
  'a text that is longer than any locale is none',
  (tag) => {
    expect(intl(tag)).toBeUndefined()
  },
)
