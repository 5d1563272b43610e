import { Button } from '@sitewright/editor-ui/button'
import { useConfirm } from '@sitewright/editor-ui/confirm'
import { DataTable, type DataTableColumn } from '@sitewright/editor-ui/data-table'
import { formatMoney } from '@sitewright/money-format'
import { useState, type ReactNode } from 'react'
import type { Product } from '../../site/content/product.ts'
import { replaceAt } from '../document.ts'
import type { PanelProps } from '../panel.ts'
import { createProduct } from './product-edit.ts'
import { ProductEditor } from './product-editor.tsx'
import { wholeStock } from './product-stock.ts'

/** Products of the shop: a table of all of them, and the one that is edited. */
export default function ProductsPanel(props: PanelProps): ReactNode {
  const { site, change, show, locale } = props
  const { products, categories } = site
  // The name when it was opened: steps of undo with one name are one step.
  const [opened, setOpened] = useState<{ readonly slug: string; readonly name: string }>()
  const ask = useConfirm()
  const index = products.findIndex((product) => product.slug === opened?.slug)
  const edited = products[index]

  function open(product: Product): void {
    setOpened({ slug: product.slug, name: product.name[locale] })
    show(`/shop/p/${product.slug}`)
  }

  function close(): void {
    setOpened(undefined)
    show('/shop')
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
    change(`removal of ${product.name[locale]}`, { products: products.filter((each) => each !== product) })
    close()
  }

  if (!edited) return <ProductTable {...props} onOpen={open} onAdd={add} />
  return (
    <ProductEditor
      {...props}
      product={edited}
      onClose={close}
      onRemove={() => void remove(edited)}
      changeProduct={(label, next, sections) =>
        change(`${label} of ${opened?.name ?? ''}`, {
          ...sections,
          products: replaceAt(products, index, next),
        })
      }
    />
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
        <Button kind="plain" onClick={() => onOpen(product)}>
          {nameOf(product)}
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
