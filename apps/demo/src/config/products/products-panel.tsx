import { Button } from '@sitewright/editor-ui/button'
import { useConfirm } from '@sitewright/editor-ui/confirm'
import { DataTable, type DataTableColumn } from '@sitewright/editor-ui/data-table'
import { useLatest } from '@sitewright/machine/react'
import { formatMoney } from '@sitewright/money-format'
import { useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import type { Product } from '../../site/content/product.ts'
import type { PanelProps } from '../panel.ts'
import { useKeptParts } from '../use-kept-parts.ts'
import { createProduct } from './product-edit.ts'
import { ProductEditor } from './product-editor.tsx'
import { wholeStock } from './product-stock.ts'

/** Button that opens a product in a table of all of them, and that of the product after it, or before it if it is the last. */
function buttonsOf(table: HTMLElement | null, { slug }: Product) {
  const button = table?.querySelector<HTMLElement>(`[data-product="${slug}"]`)
  const row = button?.closest('tr')
  const next = row?.nextElementSibling ?? row?.previousElementSibling
  return { button, next: next?.querySelector<HTMLElement>('[data-product]') }
}

/** Products of the shop: a table of all of them, and the one that is edited. */
export default function ProductsPanel(props: PanelProps): ReactNode {
  const { site, change, show, locale } = props
  const { products, categories } = site
  const [opened, setOpened] = useState<string>()
  const table = useRef<HTMLDivElement>(null)
  const { isDrawn, keep } = useKeptParts(opened)
  const ask = useConfirm()
  const latest = useLatest(props)
  const isEditing = products.some(({ slug }) => slug === opened)

  function open({ slug }: Product): void {
    setOpened(slug)
    show(`/shop/p/${slug}`)
  }

  /** Shows the table, with the focus on a button of it, or on the first. */
  function showTable(focused: HTMLElement | null | undefined): void {
    flushSync(() => setOpened(undefined))
    show('/shop')
    const button = focused ?? table.current?.querySelector('button')
    button?.focus()
  }

  function add(): void {
    const product = createProduct(products, categories)
    change('new product', { products: [product, ...products] })
    open(product)
  }

  async function remove(product: Product): Promise<void> {
    const isSure = await ask({
      title: `Remove “${product.name[locale]}”?`,
      body: 'It disappears from the shop. Undo brings it back.',
      confirm: 'Remove',
      tone: 'danger',
    })
    if (!isSure) return
    const { next } = buttonsOf(table.current, product)
    // Another tab may have changed the site in the meantime.
    const others = latest.current.site.products.filter(({ slug }) => slug !== product.slug)
    change(`removal of ${product.name[locale]}`, { products: others })
    showTable(next)
  }

  return (
    <>
      {products
        .filter(({ slug }) => isDrawn(slug))
        .map((product) => (
          <ProductEditor
            {...props}
            key={product.slug}
            product={product}
            isShown={product.slug === opened}
            keepProduct={keep}
            onClose={() => showTable(buttonsOf(table.current, product).button)}
            onRemove={() => void remove(product)}
          />
        ))}
      <div ref={table} hidden={isEditing}>
        <ProductTable {...props} onOpen={open} onAdd={add} />
      </div>
    </>
  )
}

interface ProductTableProps extends PanelProps {
  readonly onOpen: (product: Product) => void
  readonly onAdd: () => void
}

/** All products, to sort and to open. */
function ProductTable({ site, locale, onOpen, onAdd }: ProductTableProps): ReactNode {
  const nameOf = ({ name, slug }: Product) => name[locale] || slug
  const priceOf = ({ price, sale }: Product) => formatMoney({ value: (sale ?? price).USD, currency: 'USD' })
  const columns: readonly DataTableColumn<Product>[] = [
    {
      id: 'name',
      header: 'Product',
      value: nameOf,
      cell: (product) => (
        <Button kind="plain" data-product={product.slug} onClick={() => onOpen(product)}>
          <bdi>{nameOf(product)}</bdi>
        </Button>
      ),
    },
    {
      id: 'price',
      header: 'Price',
      value: ({ price, sale }) => Number((sale ?? price).USD),
      cell: priceOf,
      align: 'end',
    },
    {
      id: 'stock',
      header: 'Stock',
      value: wholeStock,
      align: 'end',
      cell: (each) => wholeStock(each) ?? '∞',
    },
  ]
  return (
    <div className="config-fields">
      <div>
        <Button kind="primary" onClick={onAdd}>
          New product
        </Button>
      </div>
      <DataTable
        caption="Products"
        columns={columns}
        rows={site.products}
        rowKey={({ slug }) => slug}
        defaultPageSize={25}
      />
    </div>
  )
}
