import { expect, test } from 'vitest'
import { intl } from './intl.ts'

test.each(['a_'.repeat(50_000) + 'b', `en-u-${'a0zzz-'.repeat(20_000)}x`])(
  'a text that is longer than any locale is none, at once',
  (tag) => {
    const start = performance.now()
    expect(intl(tag)).toBeUndefined()
    expect(performance.now() - start).toBeLessThan(200)
  },
)
