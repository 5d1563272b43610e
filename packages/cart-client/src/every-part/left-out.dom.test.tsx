import { createFakeCaptcha } from '@sitewright/site/testing'
import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect, test, vi } from 'vitest'
import { createCartClient, createNavigate, messages } from '../index.ts'
import { buildCart, buildEntry } from '../mock/build.testing.ts'
import { createStage, OnStage } from '../mock/stage.testing.tsx'
import { Lightbox, PillCart } from '../react.ts'
import { createRestockForm } from '../restock/index.ts'

const cart = buildCart({ entries: [buildEntry()] })
const ignore = (): void => undefined

/** Settings as those give them who do not compile with `exactOptionalPropertyTypes`. */
const leftOut = (...names: readonly string[]): never =>
  Object.fromEntries(names.map((name) => [name, undefined])) as never

test.each<[string, (given: object) => ReactElement, readonly string[]]>([
  [
    'PillCart',
    (given) => <PillCart path="/shop" {...given} />,
    ['expressCheckout', 'cartPath', 'pageType', 'hasCustomCart'],
  ],
  [
    'Lightbox',
    (given) => (
      <Lightbox isOpen onClose={ignore} title="More" {...given}>
        Text
      </Lightbox>
    ),
    ['aria-labelledby', 'data-cart', 'isCancellable'],
  ],
])('%s takes a prop that is undefined as left out', (_, part, names) => {
  for (const expressCheckout of [false, true]) {
    const markups = [leftOut(), leftOut(...names)].map((given) => {
      const stage = createStage({ state: { cart }, client: { expressCheckout } })
      const { baseElement, container, unmount } = render(<OnStage stage={stage}>{part(given)}</OnStage>)
      const markup = baseElement.innerHTML.replace(/(id|labelledby)="[^"]*"/g, '$1')
      unmount()
      container.remove()
      return markup
    })
    expect(markups[1]).toBe(markups[0])
  }
})

test('an express store has no pill, also where the prop is undefined', () => {
  const stage = createStage({ state: { cart }, client: { expressCheckout: true } })
  const { container } = render(
    <OnStage stage={stage}>
      <PillCart path="/shop" expressCheckout={undefined} />
    </OnStage>,
  )
  expect(container.querySelector('a')).toBeNull()
})

test('a text and a path that are undefined keep the default', () => {
  expect(createCartClient({ messages: leftOut('cart.popover.close') }).messages).toEqual(messages)
  const assign = vi.fn()
  createNavigate(leftOut('cart'), { location: { assign } })('cart')
  expect(assign).toHaveBeenCalledExactlyOnceWith('/cart')
})

test('a text of a restock form that is undefined keeps the English one', async () => {
  const { client } = createStage()
  const form = createRestockForm(client, {
    productId: 'mug',
    variantId: 'mug-red',
    captcha: createFakeCaptcha(),
    messages: leftOut('restock.error.emailBlank'),
  })
  await form.submit({ email: '' })
  expect(form.snapshot().error).toBe('Email cannot be blank')
})
