import { describe, expect, test } from 'vitest'
import { createFakeClock } from '@sitewright/machine/testing'
import { loadScript } from './script.browser.ts'
import { openFrame } from '../test-support/frame.test-support.ts'

const COUNT = 'data:text/javascript,window.loads=(window.loads||0)+1'
// Chromium refuses this port at once.
const REFUSED = 'http://127.0.0.1:9/script.js'

const loadsOf = (view: Window): number | undefined => (view as { loads?: number }).loads

describe('loading a script', () => {
  test('runs it once for callers together and later', async () => {
    const { document, view } = openFrame()
    await Promise.all([loadScript(COUNT, { document }), loadScript(COUNT, { document })])
    await loadScript(COUNT, { document })
    expect(loadsOf(view)).toBe(1)
    expect(document.scripts).toHaveLength(1)
  })

  test('runs it once in each document', async () => {
    const [first, second] = [openFrame(), openFrame()]
    await Promise.all([first, second].map(({ document }) => loadScript(COUNT, { document })))
    expect([loadsOf(first.view), loadsOf(second.view)]).toEqual([1, 1])
  })

  test('gives the script its nonce', async () => {
    const { document } = openFrame()
    await loadScript(COUNT, { document, nonce: 'abc' })
    expect(document.scripts[0]?.nonce).toBe('abc')
  })

  test('rejects for all callers when it is refused, and leaves no tag', async () => {
    const { document } = openFrame()
    const both = await Promise.allSettled([
      loadScript(REFUSED, { document }),
      loadScript(REFUSED, { document }),
    ])
    for (const outcome of both) {
      expect(outcome).toMatchObject({ status: 'rejected', reason: { kind: 'blocked', url: REFUSED } })
    }
    expect(document.scripts).toHaveLength(0)
  })

  test('can be tried again after a failure', async () => {
    const { document, view } = openFrame()
    const failing = loadScript(COUNT, { document })
    document.scripts[0]?.dispatchEvent(new Event('error'))
    await expect(failing).rejects.toMatchObject({ kind: 'blocked' })
    await loadScript(COUNT, { document })
    expect(loadsOf(view)).toBeGreaterThan(0)
    expect(document.scripts).toHaveLength(1)
  })

  test('times out after 15 seconds', async () => {
    const { document } = openFrame()
    const { clock, pass, pending } = createFakeClock()
    document.head.append = () => {}
    const loading = loadScript(COUNT, { document, clock })
    pass(14_999)
    expect(pending()).toBe(1)
    pass(1)
    await expect(loading).rejects.toMatchObject({ kind: 'timeout' })
  })

  test('ends when the document is closed, or was closed before', async () => {
    const { document, element } = openFrame()
    document.head.append = () => {}
    const loading = loadScript(COUNT, { document })
    element.remove()
    await expect(loading).rejects.toMatchObject({ kind: 'destroyed' })
    await expect(loadScript(COUNT, { document })).rejects.toMatchObject({ kind: 'destroyed' })
  })
})
