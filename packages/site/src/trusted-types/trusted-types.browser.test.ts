import { beforeAll, expect, test } from 'vitest'
import { loadScript } from '../script/script.browser.ts'
import { createTrustedPolicy } from './trusted-types.browser.ts'

// A policy stays for as long as its page does: these tests have a page of their own.
beforeAll(() => {
  const policy = document.createElement('meta')
  policy.httpEquiv = 'Content-Security-Policy'
  policy.content = "require-trusted-types-for 'script'"
  document.head.append(policy)
})

test('a page that requires trusted types has its scripts loaded', async () => {
  await loadScript('data:text/javascript,window.hasLoaded=true')
  expect((window as { readonly hasLoaded?: boolean }).hasLoaded).toBe(true)
})

test('a page that requires trusted types takes the markup of a policy, and no text', () => {
  const element = document.createElement('div')
  expect(() => (element.innerHTML = '<b>a</b>')).toThrow(TypeError)
  const policy = createTrustedPolicy('test')
  for (const markup of ['<i>a</i>', '<b>a</b>']) element.innerHTML = policy.html(markup) ?? 'none'
  expect(element.firstElementChild?.tagName).toBe('B')
})
