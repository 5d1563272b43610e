import { createFakeClock } from '@sitewright/machine/testing'
import { act, render, screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { CartClient } from '../client/client.browser.ts'
import { CartIndicator, CartPopover } from '../react.ts'
import '../styles.css'
import { createStage, OnStage } from '../mock/stage.testing.tsx'
import { cartLink, find, page as printedPage } from '../shop/printed-page.test-support.ts'

interface ShowOptions {
  readonly hasLink?: boolean
  readonly isRightToLeft?: boolean
  /** Edge of the window that the link is at, and how far from it. */
  readonly edge?: Readonly<Record<string, number>>
}

interface Shown {
  readonly client: CartClient
  readonly pass: (ms: number) => void
}

function showReact({ hasLink = true, edge = { insetInlineEnd: 60 } }: ShowOptions): Shown {
  const time = createFakeClock()
  const stage = createStage({ client: { clock: time.clock } })
  render(
    <OnStage stage={stage}>
      <div style={{ position: 'absolute', insetBlockStart: 100, blockSize: 44, ...edge }}>
        {hasLink && <CartIndicator />}
      </div>
      <CartPopover />
      <div style={{ blockSize: 3000 }} />
    </OnStage>,
  )
  return { client: stage.client, pass: (ms) => act(() => time.pass(ms)) }
}

function showPrinted({ hasLink = true, edge = { insetInlineEnd: 60 } }: ShowOptions): Shown {
  const link = '<a href="/cart"><span class="sqs-cart-quantity">0</span></a>'
  const html = `<div style="position: absolute; top: 100px; height: 44px">${hasLink ? link : ''}</div>
    <div style="height: 3000px"></div>`
  const { client, time } = printedPage(html, { hasPill: false })
  const [property = '', distance] = Object.entries(edge)[0] ?? []
  Object.assign(document.querySelector('div')?.style ?? {}, { [property]: `${distance}px` })
  return { client, pass: (ms) => time.pass(ms) }
}

/** Adds a product to the cart of a page that has the popover in one of its skins. */
async function showWith(skin: (options: ShowOptions) => Shown, options: ShowOptions) {
  await page.viewport(800, 600)
  document.documentElement.dir = options.isRightToLeft ? 'rtl' : 'ltr'
  const shown = skin(options)
  await act(() => shown.client.cart.add({ itemId: 'mug', sku: 'mug-blue', title: 'Mug' }))
  const still = document.getAnimations().map(({ finished }) => finished)
  await Promise.all(still)
  return shown
}

const popover = () => document.querySelector<HTMLElement>('[data-cart="popover"]')!
const link = () => screen.getByRole('link').getBoundingClientRect()

describe.each([
  ['of React', showReact],
  ['of a printed page', showPrinted],
])('the popover %s', (_, skin) => {
  const show = (options: ShowOptions = {}) => showWith(skin, options)

  // spec: CRT-103
  test('names the added product for three seconds, and the live region announces it', async () => {
    const { pass } = await show()
    expect(popover().textContent).toBe('Mug was added to your cart.')
    expect(popover().matches(':popover-open')).toBe(true)
    expect(screen.getByRole('status').textContent).toContain('Mug was added to your cart.')
    expect(document.activeElement).toBe(document.body)
    pass(2999)
    expect(popover().dataset.state).toBe('open')
    pass(1)
    expect(popover().dataset.state).toBe('closed')
    expect(popover().matches(':popover-open')).toBe(false)
  })

  test('isolates the name, which may be read in the other direction', async () => {
    await show()
    expect(popover().querySelector('p > bdi')?.textContent).toBe('Mug')
  })

  test('is a landmark that is named by its text', async () => {
    await show()
    expect(popover().role).toBe('region')
    expect(popover().ariaLabel).toBe('Mug was added to your cart.')
  })

  // spec: CRT-103
  test('keeps inside of the window when the cart link is at its start', async () => {
    await show({ edge: { insetInlineStart: 0 } })
    expect(popover().getBoundingClientRect().left).toBeGreaterThanOrEqual(16)
  })

  // spec: CRT-103
  test('closes on Close, and stays while the focus is on it', async () => {
    const { pass } = await show()
    const close = screen.getByRole('button', { name: 'Close' })
    act(() => close.focus())
    pass(10_000)
    expect(popover().dataset.state).toBe('open')
    expect(document.activeElement).toBe(close)
    act(() => close.blur())
    pass(2999)
    expect(popover().dataset.state).toBe('open')
    act(() => close.click())
    expect(popover().dataset.state).toBe('closed')
  })

  test('gives the focus back when it is closed', async () => {
    await show()
    const link = screen.getByRole('link')
    act(() => link.focus())
    act(() => screen.getByRole('button', { name: 'Close' }).focus())
    act(() => screen.getByRole('button', { name: 'Close' }).click())
    expect(popover().dataset.state).toBe('closed')
    expect(document.activeElement).toBe(link)
  })

  // spec: CRT-103
  test('stays while the pointer is on it, and closes three seconds later', async () => {
    const { pass } = await show()
    act(() => void popover().dispatchEvent(new PointerEvent('pointerenter')))
    pass(10_000)
    expect(popover().dataset.state).toBe('open')
    act(() => void popover().dispatchEvent(new PointerEvent('pointerleave')))
    pass(3000)
    expect(popover().dataset.state).toBe('closed')
  })

  test('stays while the focus is on it, though the pointer leaves it, and the other way round', async () => {
    const { pass } = await show()
    const close = screen.getByRole('button', { name: 'Close' })
    const point = (type: string) => act(() => void popover().dispatchEvent(new PointerEvent(type)))
    act(() => close.focus())
    point('pointerenter')
    point('pointerleave')
    pass(10_000)
    expect(popover().dataset.state).toBe('open')
    point('pointerenter')
    act(() => close.blur())
    pass(10_000)
    expect(popover().dataset.state).toBe('open')
    point('pointerleave')
    pass(3000)
    expect(popover().dataset.state).toBe('closed')
  })

  test('closes when the focus has left it', async () => {
    const { pass } = await show()
    const close = screen.getByRole('button', { name: 'Close' })
    act(() => close.focus())
    act(() => close.blur())
    pass(3000)
    expect(popover().dataset.state).toBe('closed')
  })

  // spec: CRT-104 CRT-105
  test('is 33 px below the cart link, and follows it at most every 100 ms', async () => {
    const { pass } = await show()
    const top = () => popover().getBoundingClientRect().top
    expect(top()).toBe(link().top + 33)
    expect(popover().getBoundingClientRect().right).toBe(link().right)
    const scrollTo = async (y: number) => {
      window.scrollTo(0, y)
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    }
    await scrollTo(20)
    expect(top()).toBe(link().top + 33)
    const before = top()
    await scrollTo(40)
    expect(top()).toBe(before)
    pass(100)
    expect(top()).toBe(link().top + 33)
    pass(100)
    const frame = screen.getByRole('link').parentElement!
    frame.style.insetBlockStart = '120px'
    act(() => void window.dispatchEvent(new Event('resize')))
    expect(top()).toBe(link().top + 33)
    window.scrollTo(0, 0)
  })

  // spec: CRT-104 CRT-105
  test.each([false, true])(
    'sits 16 px from the corner without a cart link (right to left: %s)',
    async (isRightToLeft) => {
      await show({ hasLink: false, isRightToLeft })
      const { top, left, right } = popover().getBoundingClientRect()
      const { clientWidth } = document.documentElement
      expect([top, isRightToLeft ? left : clientWidth - right]).toEqual([16, 16])
      document.documentElement.dir = 'ltr'
    },
  )
})

describe('the popover of a printed page', () => {
  // spec: CRT-103 CRT-104 CRT-105
  test('stays below the cart link, else in the corner, and closes', async () => {
    const { client, time } = printedPage(`${cartLink}<div style="height: 5000px"></div>`)
    const box = find('.sitewright-popover')
    await client.cart.add({ itemId: 'print' })
    expect(box.textContent).toBe('Print was added to your cart.')
    expect(box.matches(':popover-open')).toBe(true)
    expect([box.style.insetBlockStart, box.style.insetInlineEnd]).toEqual([
      '53px',
      `${document.documentElement.clientWidth - find('a[href="/cart"]').getBoundingClientRect().right}px`,
    ])
    find('a[href="/cart"]').style.display = 'none'
    window.dispatchEvent(new Event('scroll'))
    await vi.waitFor(() =>
      expect([box.style.insetBlockStart, box.style.insetInlineEnd]).toEqual(['16px', '16px']),
    )
    time.pass(100)
    find('a[href="/cart"]').style.display = ''
    window.dispatchEvent(new Event('resize'))
    expect(box.style.insetBlockStart).toBe('53px')
    find('a[href="/cart"]').style.top = '40px'
    window.dispatchEvent(new Event('scroll'))
    expect(box.style.insetBlockStart).toBe('53px')
    time.pass(100)
    expect(box.style.insetBlockStart).toBe('73px')
    expect(getComputedStyle(box).position).toBe('fixed')
    box.querySelector('button')?.click()
    expect(box.textContent).toBe('')
    await client.cart.add({ itemId: 'print' })
    time.pass(3000)
    expect(box.dataset.state).toBe('closed')
  })

  // spec: CRT-104
  test('stays below the cart link on a page from right to left', async () => {
    document.documentElement.dir = 'rtl'
    const { client } = printedPage(cartLink.replace('right: 40px', 'left: 70px'))
    await client.cart.add({ itemId: 'print' })
    document.documentElement.dir = ''
    expect(find('.sitewright-popover').style.insetInlineEnd).toBe('70px')
  })
})
