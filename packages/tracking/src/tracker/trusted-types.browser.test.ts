import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { addConsentBanner, createConsent, createConsentBanner } from '../consent/index.ts'
import { addDevtools } from '../devtools/index.ts'
import { destinations, setStage } from './stage.test-support.ts'

// A policy stays for as long as its page does: these tests have a page of their own.
beforeAll(() => {
  const policy = document.createElement('meta')
  policy.httpEquiv = 'Content-Security-Policy'
  policy.content = "require-trusted-types-for 'script'; trusted-types 'none'"
  document.head.append(policy)
})

test('a page that requires trusted types and allows no policy asks for consent, tracks, and shows what was tracked', async () => {
  localStorage.clear()
  const { tracker, mock } = setStage({ destinations })
  onTestFinished(addDevtools(tracker, { isOpen: true }))
  onTestFinished(tracker.start())
  const question = createConsentBanner(createConsent())
  onTestFinished(addConsentBanner(question))
  onTestFinished(question.start())
  expect(document.querySelector('[data-consent=root]')?.checkVisibility()).toBe(true)
  tracker.track('AddToCart', {})
  await vi.waitFor(() => expect(mock.events()).toHaveLength(1))
  const { shadowRoot } = document.querySelector('sitewright-tracking-devtools') ?? {}
  await vi.waitFor(() => expect(shadowRoot?.querySelectorAll('li').length).toBeGreaterThan(0))
})
