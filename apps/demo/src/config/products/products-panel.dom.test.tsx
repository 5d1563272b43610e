import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { builtContent, type SiteContent } from '../../site/content/site-content.ts'
import type { PanelProps } from '../panel.ts'
import ProductsPanel from './products-panel.tsx'

afterEach(cleanup)

const { products } = builtContent

test('what another tab changed while the question was open stays when a product is removed', async () => {
  const change = vi.fn<PanelProps['change']>()
  const panel = (now: SiteContent) => {
    const props = { site: now, change, locale: 'en', isOpen: true, show: () => undefined }
    return <ProductsPanel {...(props as Partial<PanelProps> as PanelProps)} />
  }
  const { rerender } = render(panel(builtContent))
  fireEvent.click(screen.getByRole('button', { name: 'Belly Jug' }))
  fireEvent.click(screen.getByRole('button', { name: 'Remove product' }))
  // Another tab has changed the stock of each.
  const saved = products.map((product) => ({ ...product, stock: 1 }))
  rerender(panel({ ...builtContent, products: saved }))
  fireEvent.click(await screen.findByRole('button', { name: 'Remove' }))
  await vi.waitFor(() => expect(change).toHaveBeenCalledOnce())
  expect(change.mock.calls[0]?.[1].products).toEqual(saved.filter(({ slug }) => slug !== 'belly-jug'))
})
