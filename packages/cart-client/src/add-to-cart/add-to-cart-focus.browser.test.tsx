import { render, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { AddToCartButton, ProductBlock } from '../react.ts'
import '../styles.css'
import { buildProduct, buildVariant } from '../mock/build.testing.ts'
import { createStage, OnStage } from '../mock/stage.testing.tsx'

const button = () => document.querySelector<HTMLButtonElement>('[data-kind="add"]')!

test('keeps the focus while it is busy, and gets it back from an alert', async () => {
  const product = buildProduct({ variants: [buildVariant()] })
  const stage = createStage({ state: { products: [product] } })
  render(
    <OnStage stage={stage}>
      <ProductBlock.Root product={product}>
        <AddToCartButton />
      </ProductBlock.Root>
    </OnStage>,
  )
  const { shop } = stage
  shop.use('refused', 'addEntry')
  shop.state.latencyMs = 300
  button().focus()
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toBe(button())
  await screen.findByRole('alertdialog')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(button()))
})
