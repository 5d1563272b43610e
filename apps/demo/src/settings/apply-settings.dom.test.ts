import { expect, onTestFinished, test } from 'vitest'
import { applySettings } from './apply-settings.ts'
import { changeSettings } from './settings.ts'

test('the direction that the page has is not written again, as that would style all of it anew', () => {
  const root = document.documentElement
  onTestFinished(() => {
    localStorage.clear()
    root.removeAttribute('dir')
  })
  root.dir = 'ltr'
  const observer = new MutationObserver(() => undefined)
  observer.observe(root, { attributeFilter: ['dir'] })
  applySettings()
  expect(observer.takeRecords()).toEqual([])
  changeSettings({ rightToLeft: true })
  applySettings()
  expect([root.dir, observer.takeRecords().length]).toEqual(['rtl', 1])
})
