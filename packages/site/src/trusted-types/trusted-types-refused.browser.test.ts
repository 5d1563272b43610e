import { beforeAll, expect, test } from 'vitest'
import { loadScript } from '../script/script.browser.ts'
import { createTrustedPolicy } from './trusted-types.browser.ts'

const script = 'data:text/javascript,'

function restrict(content: string): void {
  const policy = document.createElement('meta')
  policy.httpEquiv = 'Content-Security-Policy'
  policy.content = content
  document.head.append(policy)
}

beforeAll(() => restrict("trusted-types 'none'"))

// The second test adds to the policy of the page, which stays.
test('a page that allows no policy, and requires none, takes texts', async () => {
  expect(createTrustedPolicy('test').html('<b>a</b>')).toBe('<b>a</b>')
  await loadScript(script)
})

test('a page that requires trusted types and allows no policy has no script loaded, as if it were blocked', async () => {
  restrict("require-trusted-types-for 'script'")
  expect(createTrustedPolicy('test').html('<b>a</b>')).toBeUndefined()
  await expect(loadScript(`${script}1`)).rejects.toMatchObject({ name: 'ScriptError', kind: 'blocked' })
  expect(document.querySelector(`script[src="${script}1"]`)).toBeNull()
})
