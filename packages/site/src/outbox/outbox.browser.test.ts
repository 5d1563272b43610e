import { expect, onTestFinished, test, vi } from 'vitest'
import { createOutbox, type Outbox } from './outbox.browser.ts'
import type { OutboxRequest } from './outbox-options.browser.ts'
import type { OutboxView } from './page/view.browser.ts'
import { journaled } from './storage/journaled.browser.ts'
import { shared } from './storage/shared.browser.ts'

/** A page with locks of its own, which ends without an event when its frame is removed. */
function openPage(): { readonly view: OutboxView; readonly end: () => void } {
  const frame = document.createElement('iframe')
  document.body.append(frame)
  onTestFinished(() => frame.remove())
  const { locks } = frame.contentWindow!.navigator
  const own = Object.assign(new EventTarget(), { hidden: false })
  const page = { document: own, navigator: { onLine: true, locks }, indexedDB, localStorage }
  return { view: Object.assign(new EventTarget(), page), end: () => frame.remove() }
}

test.each([
  ['journaled', journaled],
  ['shared', shared],
])(
  'what a page has that still lives is taken over as soon as that one has ended, with no other event: %s',
  { timeout: 10_000 },
  async (kind, keep) => {
    const sent: string[] = []
    const open = (view: OutboxView, send: OutboxRequest['send']): Outbox<string> => {
      const outbox = createOutbox<string>({
        name: `late lock ${kind}`,
        keep,
        view,
        isBody: (body) => typeof body === 'string',
        request: (entries) => ({
          send: () => {
            sent.push(...entries.map(({ body }) => body))
            return send()
          },
        }),
      })
      outbox.start()
      return outbox
    }
    const first = openPage()
    const outbox = open(first.view, () => new Promise(() => undefined))
    outbox.add({ body: 'one' })
    await vi.waitFor(() => {
      expect(sent).toEqual(['one'])
      expect(outbox.isStored(outbox.snapshot()[0]!.id)).toBe(true)
    })
    const second = open(openPage().view, () => Promise.resolve({ kind: 'arrived' }))
    onTestFinished(second.erase)
    await new Promise((resolve) => setTimeout(resolve, 1000))
    expect(sent).toEqual(['one'])
    first.end()
    await vi.waitFor(() => expect(sent).toEqual(['one', 'one']), { timeout: 5000 })
    await vi.waitFor(() => expect(second.snapshot()).toEqual([]))
  },
)
