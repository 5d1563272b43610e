import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { addConsentBanner, createConsent, createConsentBanner } from './index.ts'
import '../styles.css'

// Text at 200 % on a phone: https://www.w3.org/TR/WCAG22/#resize-text
beforeEach(async () => {
  localStorage.clear()
  await page.viewport(390, 844)
  document.documentElement.style.fontSize = '200%'
  onTestFinished(() => document.documentElement.removeAttribute('style'))
})

test('with large text on a phone, the banner scrolls in one direction only and has room for whole words', () => {
  const question = createConsentBanner(createConsent())
  onTestFinished(addConsentBanner(question))
  onTestFinished(question.start())
  const banner = document.querySelector('[data-consent=root]')!
  expect(banner.scrollWidth).toBe(banner.clientWidth)
  for (const element of banner.querySelectorAll('[data-consent=title], [data-consent=text], button'))
    expect(element.scrollWidth).toBeLessThanOrEqual(Math.ceil(element.getBoundingClientRect().width))
  expect(banner.getBoundingClientRect().width).toBeGreaterThan(340)
})
