import { describe, expect, test } from 'vitest'
import { createPopover } from './popover.browser.ts'
import { popover, popoverPlace } from './popover.machine.ts'
import { buildCart, buildEntry } from '../mock/build.testing.ts'
import { mug, openShop } from '../mock/open-shop.test-support.ts'
import { walk } from '../walk.test-support.ts'

describe('the popover', () => {
  // spec: CRT-103
  test('is gone three seconds after the last add, or when it is closed', () => {
    expect(walk(popover, ['added', 2000, 'added', 2999, 1])).toEqual([
      'open',
      'open',
      'open',
      'open',
      'closed',
    ])
    expect(walk(popover, ['added', 'close', 'added'])).toEqual(['open', 'closed', 'open'])
  })

  test('stays under the pointer and has three more seconds after it', () => {
    expect(walk(popover, ['added', 2999, 'hold', 60_000, 'letGo', 2999, 1])).toEqual([
      'open',
      'open',
      'paused',
      'paused',
      'open',
      'open',
      'closed',
    ])
  })

  test('stays under the pointer while more is added, and can be closed there', () => {
    expect(walk(popover, ['added', 'hold', 'added', 60_000, 'close'])).toEqual([
      'open',
      'paused',
      'paused',
      'paused',
      'closed',
    ])
  })

  test('has the name of the cart if the page has none', () => {
    const { shop, client } = openShop()
    const popover = createPopover(client)
    popover.start()
    const entries = [{ ...buildEntry({ quantity: 1 }), title: 'Mug' }]
    const [line, cart] = [{ itemId: 'mug', sku: null, title: '' }, buildCart({ entries })]
    client.emit({ kind: 'added', line, quantity: 1, entry: undefined, cart })
    expect(popover.snapshot().text).toBe('Mug was added to your cart.')
    expect(shop.calls).toEqual([])
  })

  // spec: CRT-103
  test('names the product that was added last, for three seconds', async () => {
    const { client, time } = openShop()
    const popover = createPopover(client)
    const stop = popover.start()
    await client.cart.add(mug)
    expect(popover.snapshot()).toMatchObject({ isOpen: true, text: 'Mug was added to your cart.' })
    time.pass(2000)
    await client.cart.add({ itemId: 'print' })
    expect(popover.snapshot().text).toBe('Print was added to your cart.')
    time.pass(2999)
    expect(popover.snapshot().isOpen).toBe(true)
    time.pass(1)
    expect(popover.snapshot().isOpen).toBe(false)
    stop()
    await client.cart.add(mug)
    expect(popover.snapshot().isOpen).toBe(false)
  })
})

describe('places', () => {
  const window = { width: 1000, height: 600 }

  // spec: CRT-104 CRT-105
  test.each([
    ['no link', undefined, { top: 16, inlineEnd: 16 }],
    ['a link in sight', { top: 20, bottom: 40, left: 900, right: 960 }, { top: 53, inlineEnd: 40 }],
    ['a link at the edge', { top: 20, bottom: 40, left: 940, right: 1000 }, { top: 53, inlineEnd: 16 }],
    [
      'a link that was scrolled away',
      { top: -50, bottom: -30, left: 900, right: 960 },
      { top: 16, inlineEnd: 16 },
    ],
    [
      'a link of which one pixel is in sight above',
      { top: -19, bottom: 1, left: 900, right: 960 },
      { top: 14, inlineEnd: 40 },
    ],
    ['a link just above', { top: -20, bottom: 0, left: 900, right: 960 }, { top: 16, inlineEnd: 16 }],
    ['a link just below', { top: 600, bottom: 620, left: 900, right: 960 }, { top: 16, inlineEnd: 16 }],
    [
      'a link of which one pixel is in sight below',
      { top: 599, bottom: 620, left: 900, right: 960 },
      { top: 632, inlineEnd: 40 },
    ],
    ['a link just left', { top: 20, bottom: 40, left: -60, right: 0 }, { top: 16, inlineEnd: 16 }],
    ['a link just right', { top: 20, bottom: 40, left: 1000, right: 1060 }, { top: 16, inlineEnd: 16 }],
    ['a link without a height', { top: 20, bottom: 20, left: 900, right: 960 }, { top: 16, inlineEnd: 16 }],
    ['a link that is hidden', { top: 0, bottom: 0, left: 0, right: 0 }, { top: 16, inlineEnd: 16 }],
  ])('the popover with %s', (_, link, place) => {
    expect(popoverPlace(link, window)).toEqual(place)
  })

  test.each([
    ['left', { top: 20, bottom: 40, left: 0, right: 60 }, false],
    ['right, in a script that runs to the left', { top: 20, bottom: 40, left: 940, right: 1000 }, true],
  ])('the popover of 300 px stays in the window when its link is at the %s', (_, link, isRightToLeft) => {
    expect(popoverPlace(link, { ...window, isRightToLeft, boxWidth: 300 })).toEqual({
      top: 53,
      inlineEnd: 684,
    })
  })

  test('the popover in a script that runs to the left', () => {
    const link = { top: 20, bottom: 40, left: 40, right: 100 }
    expect(popoverPlace(link, { ...window, isRightToLeft: true })).toEqual({ top: 53, inlineEnd: 40 })
  })
})
