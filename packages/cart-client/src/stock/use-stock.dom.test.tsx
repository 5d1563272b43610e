import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { buildProduct, buildVariant } from '../mock/build.testing.ts'
import { createStage, OnStage } from '../mock/stage.testing.tsx'
import type { Product } from '../catalog/product.contract.ts'
import { useStock } from '../react.ts'

test('ignores the stock of another product', async () => {
  const [tea, cup] = ['tea', 'cup'].map((id) =>
    buildProduct({ id, variants: [buildVariant({ qtyInStock: 1 })] }),
  )
  const stage = createStage({
    state: { products: [{ ...tea!, variants: [buildVariant({ qtyInStock: 7 })] }] },
  })
  const Left = ({ product }: { readonly product: Product }) => (
    <p>{useStock(product).variants[0]?.qtyInStock} left</p>
  )
  const page = (product: Product): ReactNode => (
    <OnStage stage={stage}>
      <Left product={product} />
    </OnStage>
  )
  const { rerender } = render(page(tea!))
  expect(await screen.findByText('7 left')).toBeDefined()
  rerender(page(cup!))
  expect(screen.getByText('1 left')).toBeDefined()
})
