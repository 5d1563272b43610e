import { render, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { AddToCartButton, ExtraFields, ProductBlock } from '../react.ts'
import '../styles.css'
import { buildProduct, buildVariant } from '../mock/build.testing.ts'
import { createStage, OnStage } from '../mock/stage.testing.tsx'

const engraved = buildProduct({
  variants: [buildVariant()],
  additionalFieldsFormId: 'engraving',
  additionalFieldsForm: {},
})

function show() {
  const stage = createStage({ state: { products: [engraved] } })
  render(
    <OnStage stage={stage}>
      <ProductBlock.Root product={engraved}>
        <AddToCartButton />
        <ExtraFields title="Engraving">
          <form>
            <label>
              Text <input name="text" />
            </label>
            <label>
              Gold <input type="checkbox" name="extra" value="gold" />
            </label>
            <label>
              Box <input type="checkbox" name="extra" value="box" />
            </label>
            <button>Send</button>
          </form>
        </ExtraFields>
      </ProductBlock.Root>
    </OnStage>,
  )
  return stage
}

const button = () => document.querySelector<HTMLButtonElement>('[data-kind="add"]')!

// spec: CRT-059
test('opens the form of extra fields first, and sends them', async () => {
  const { shop } = show()
  await userEvent.click(button())
  expect(shop.calls).toEqual([])
  await userEvent.type(screen.getByLabelText('Text'), 'For Ada')
  await userEvent.click(screen.getByLabelText('Gold'))
  await userEvent.click(screen.getByLabelText('Box'))
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(shop.calls).toHaveLength(1))
  const sent = shop.calls[0]?.body as { additionalFields: string }
  expect(JSON.parse(sent.additionalFields)).toEqual({ text: 'For Ada', extra: ['gold', 'box'] })
})

test('leaves a form to its own handler if that prevents the default', async () => {
  const { shop } = show()
  await userEvent.click(button())
  document.querySelector('form')!.addEventListener('submit', (event) => event.preventDefault())
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(document.querySelector('dialog')?.open).toBe(true)
  expect(shop.calls).toEqual([])
})

// spec: CRT-059
test('does not add when the form is closed, and has the focus again', async () => {
  const { shop } = show()
  await userEvent.click(button())
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(button()))
  expect(button().textContent).toBe('Add to Cart')
  expect(shop.calls).toEqual([])
})
