import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { EditorProvider, useLocale } from './provider.react.tsx'

const Locale = () => useLocale() ?? 'none'

test.each([
  ['de', 'de'],
  ['en_US', 'en-US'],
  ['de_DE.UTF-8', 'de-DE'],
  ['not a tag', 'none'],
  [`en-u-${'a0zzz-'.repeat(20_000)}x`, 'none'],
  ['', 'none'],
  [undefined, 'none'],
])('the language %s is %s', (locale, read) => {
  const { container } = render(
    <EditorProvider locale={locale}>
      <Locale />
    </EditorProvider>,
  )
  expect(container.textContent).toBe(read)
})
