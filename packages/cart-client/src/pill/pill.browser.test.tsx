import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { PillCart } from '../react.ts'
import '../styles.css'
import { buildCart, buildEntry } from '../mock/build.testing.ts'
import { createStage, OnStage } from '../mock/stage.testing.tsx'

// spec: CRT-022
test('goes to the cart at a press of the pointer', async () => {
  render(
    <OnStage stage={createStage({ state: { cart: buildCart({ entries: [buildEntry()] }) } })}>
      <PillCart path="/" />
    </OnStage>,
  )
  const pill = screen.getByRole<HTMLAnchorElement>('link')
  const followed = vi.fn((event: Event) => event.preventDefault())
  pill.addEventListener('click', followed)
  await userEvent.click(pill)
  expect(followed).toHaveBeenCalledTimes(1)
  expect(new URL(pill.href).pathname).toBe('/cart')
})
