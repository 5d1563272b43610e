import { render } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { ConsentBanner } from './consent/banner.react.tsx'
import { addConsentBanner, createConsent, createConsentBanner } from './consent/index.ts'
import { addDevtools } from './devtools/index.ts'

const messages = { 'consent.title': undefined, 'consent.accept': 'Ja' } as never

test('a message of a consent banner that is undefined keeps the English one', () => {
  const banner = createConsentBanner(createConsent())
  const { container, unmount } = render(<ConsentBanner banner={banner} messages={messages} />)
  expect(container.querySelector('h2')?.textContent).toBe('Cookies on this site')
  expect(container.textContent).toContain('Ja')
  unmount()
  onTestFinished(addConsentBanner(banner, { messages }))
  expect(document.querySelector('h2')?.textContent).toBe('Cookies on this site')
  expect(document.body.textContent).toContain('Ja')
})

test('a message of the developer tools that is undefined keeps the English one', () => {
  const texts = { 'devtools.title': undefined, 'devtools.clear': 'Leeren' } as never
  onTestFinished(addDevtools({ observe: () => () => undefined }, { isOpen: true, messages: texts }))
  const { shadowRoot } = document.querySelector('sitewright-tracking-devtools') ?? {}
  expect(shadowRoot?.textContent).toContain('Tracking events')
  expect(shadowRoot?.textContent).toContain('Leeren')
})
