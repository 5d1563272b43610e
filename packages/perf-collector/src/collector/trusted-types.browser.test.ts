import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { createPerfOverlay } from '../overlay/index.ts'
import type { Send } from '../record/record.contract.ts'
import { createPerfCollector } from './collector.browser.ts'

// A policy stays for as long as its page does: these tests have a page of their own.
beforeAll(() => {
  const policy = document.createElement('meta')
  policy.httpEquiv = 'Content-Security-Policy'
  policy.content = "require-trusted-types-for 'script'; trusted-types 'none'"
  document.head.append(policy)
})

test('a page that requires trusted types and allows no policy is measured, and shows what was measured', async () => {
  const send = vi.fn<Send>()
  const onError = vi.fn()
  const collector = createPerfCollector({ send, onError })
  const stop = collector.start()
  const host = document.body.appendChild(document.createElement('div'))
  onTestFinished(() => host.remove())
  onTestFinished(createPerfOverlay({ collector, host, isOpen: true }).start())
  await vi.waitFor(() => expect(host.shadowRoot?.textContent).toBeTruthy())
  stop()
  expect(onError).not.toHaveBeenCalled()
})
