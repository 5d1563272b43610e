import { DataTable, type DataTableColumn } from '@sitewright/editor-ui/data-table'
import type { ReactNode } from 'react'
import { DraftField, parseCount } from '../control/draft-field.tsx'
import type { ProductFormProps } from './product-form.tsx'
import { variantRows, withStock, type VariantRow } from './product-stock.ts'

/** Stock of each variant. */
export function VariantTable({ product, locale, change }: ProductFormProps): ReactNode {
  const nameOf = ({ choices }: VariantRow) => choices.map(({ word }) => word[locale]).join(' / ')
  const columns: readonly DataTableColumn<VariantRow>[] = [
    { id: 'name', header: 'Variant', value: nameOf },
    {
      id: 'stock',
      header: 'In stock',
      value: ({ stock }) => stock,
      align: 'end',
      cell: (row) => (
        <DraftField
          label={<span data-editor="spoken">{`In stock: ${nameOf(row)}`}</span>}
          inputMode="numeric"
          value={String(row.stock ?? 0)}
          parse={parseCount}
          invalid="Enter a whole number."
          onChange={(count) => change('stock', withStock(product, row.key, count))}
        />
      ),
    },
  ]
  return (
    <DataTable
      caption="Stock of variants"
      columns={columns}
      rows={variantRows(product)}
      rowKey={({ key }) => key}
    />
  )
}
