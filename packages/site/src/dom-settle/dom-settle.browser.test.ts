import { describe, expect, test, vi } from 'vitest'
import { createFakeClock } from '@sitewright/machine/testing'
import { whenDomSettles } from './dom-settle.browser.ts'
import { openFrame } from '../test-support/frame.test-support.ts'

describe('settling of the document', () => {
  const open = () => {
    const { document } = openFrame({ html: '<p>Here</p>' })
    const time = createFakeClock()
    const settled = vi.fn()
    const done = whenDomSettles({ root: document, clock: time.clock }).then(settled)
    // An observer is called, and a promise is settled, before this is over.
    const breathe = () => new Promise((resolve) => setTimeout(resolve))
    return { paragraph: document.querySelector('p')!, ...time, settled, done, breathe }
  }

  // spec: SIT-107
  test('ends after 100 ms without a change', async () => {
    const { pass, pending, settled, breathe } = open()
    pass(99)
    await breathe()
    expect(settled).not.toHaveBeenCalled()
    pass(1)
    await breathe()
    expect(settled).toHaveBeenCalledExactlyOnceWith('quiet')
    expect(pending()).toBe(0)
  })

  // spec: SIT-107
  test.each<[string, (paragraph: HTMLElement) => void]>([
    ['an element', (paragraph) => paragraph.append(document.createElement('b'))],
    ['an attribute', (paragraph) => paragraph.setAttribute('lang', 'en')],
    ['a text', (paragraph) => (paragraph.firstChild!.nodeValue = 'There')],
  ])('waits another 100 ms after a change of %s', async (_, change) => {
    const { paragraph, pass, settled, breathe } = open()
    pass(99)
    change(paragraph)
    await breathe()
    pass(99)
    await breathe()
    expect(settled).not.toHaveBeenCalled()
    pass(1)
    await breathe()
    expect(settled).toHaveBeenCalledExactlyOnceWith('quiet')
  })

  // spec: SIT-107
  test('ends after 3000 ms, whatever changes', async () => {
    const { paragraph, pass, pending, settled, breathe } = open()
    for (let time = 0; time < 2950; time += 50) {
      pass(50)
      paragraph.setAttribute('data-time', String(time))
      await breathe()
    }
    pass(49)
    await breathe()
    expect(settled).not.toHaveBeenCalled()
    pass(1)
    await breathe()
    expect(settled).toHaveBeenCalledExactlyOnceWith('overall')
    expect(pending()).toBe(0)
  })

  test('uses the timers of the page', async () => {
    const { document } = openFrame()
    expect(await whenDomSettles({ root: document, quietMs: 1, overallMs: 1000 })).toBe('quiet')
  })
})
