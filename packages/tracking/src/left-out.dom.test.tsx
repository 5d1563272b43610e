import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ConsentBanner } from './consent/banner.react.tsx'
import { createConsent, createConsentBanner } from './consent/index.ts'

test('a message that is undefined keeps the English one', () => {
  const banner = createConsentBanner(createConsent())
  const { container } = render(
    <ConsentBanner
      banner={banner}
      messages={{ 'consent.title': undefined, 'consent.accept': 'Ja' } as never}
    />,
  )
  expect(container.querySelector('h2')?.textContent).toBe('Cookies on this site')
  expect(container.textContent).toContain('Ja')
})
