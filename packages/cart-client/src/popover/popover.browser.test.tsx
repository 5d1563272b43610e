import { createFakeClock } from '@sitewright/machine/testing'
import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { CartIndicator, CartPopover } from '../react.ts'
import '../styles.css'
import { createStage, OnStage } from '../mock/stage.testing.tsx'

interface ShowOptions {
  readonly hasLink?: boolean
  readonly isRightToLeft?: boolean
  readonly insetInlineStart?: number
}

async function show({ hasLink = true, isRightToLeft = false, ...edge }: ShowOptions = {}) {
  await page.viewport(800, 600)
  document.documentElement.dir = isRightToLeft ? 'rtl' : 'ltr'
  const time = createFakeClock()
  const stage = createStage({ client: { clock: time.clock } })
  render(
    <OnStage stage={stage}>
      <div
        style={{
          position: 'absolute',
          insetBlockStart: 100,
          blockSize: 44,
          ...(edge.insetInlineStart === undefined ? { insetInlineEnd: 60 } : edge),
        }}
      >
        {hasLink && <CartIndicator />}
      </div>
      <CartPopover />
      <div style={{ blockSize: 3000 }} />
    </OnStage>,
  )
  await act(() => stage.client.cart.add({ itemId: 'mug', sku: 'mug-blue', title: 'Mug' }))
  const still = document.getAnimations().map(({ finished }) => finished)
  await Promise.all(still)
  return { ...stage, pass: (ms: number) => act(() => time.pass(ms)) }
}

const popover = () => document.querySelector<HTMLElement>('[data-cart="popover"]')!
const link = () => screen.getByRole('link').getBoundingClientRect()

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

test('is a landmark that is named by its text', async () => {
  await show()
  expect(popover().role).toBe('region')
  expect(popover().ariaLabel).toBe('Mug was added to your cart.')
})

test('keeps inside of the window when the cart link is at its start', async () => {
  await show({ insetInlineStart: 0 })
  expect(popover().getBoundingClientRect().left).toBeGreaterThanOrEqual(16)
})

// spec: CRT-103
test('closes on Close, and stays while the focus is on it', async () => {
  const { pass } = await show()
  const close = screen.getByRole('button', { name: 'Close' })
  act(() => close.focus())
  pass(10_000)
  expect(popover().dataset.state).toBe('open')
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
  const frame = document.querySelector<HTMLElement>('[data-cart="indicator"]')!.parentElement!
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
