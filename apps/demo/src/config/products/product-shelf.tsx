import { Button } from '@sitewright/editor-ui/button'
import { TextField } from '@sitewright/editor-ui/field'
import type { ReactNode } from 'react'
import type { Category } from '../../site/content/category.ts'
import { SelectField, SwitchField } from '../control/control.tsx'
import { DraftField, parseCount } from '../control/draft-field.tsx'
import { Section } from '../control/section.tsx'
import { withText } from '../document.ts'
import type { ProductFormProps } from './product-form.tsx'
import { withCountedStock, withStock } from './product-stock.ts'

/** Stock of a product without options. Those with options have one for each variant. */
export function ProductStock({ product, change }: ProductFormProps): ReactNode {
  const isCounted = product.stock !== undefined
  return (
    <Section title="Stock">
      <SwitchField
        label="Count the stock"
        hint="Without it, the product is never sold out."
        value={isCounted}
        onChange={(isOn) => change('stock', withCountedStock(product, isOn))}
      />
      {isCounted && typeof product.stock === 'number' && (
        <DraftField
          label="Pieces in stock"
          inputMode="numeric"
          value={String(product.stock)}
          parse={parseCount}
          invalid="Enter a whole number."
          onChange={(count) =>
            change(
              'stock',
              product.options?.length ? { ...product, stock: count } : withStock(product, '', count),
            )
          }
        />
      )}
      <SwitchField
        label="Say when few are left"
        value={product.scarce === true}
        onChange={(scarce) => change('scarcity', { ...product, scarce })}
      />
    </Section>
  )
}

interface ProductShelfProps extends ProductFormProps {
  readonly categories: readonly Category[]
  readonly remove: () => void
}

/** Category, button and form of a product, and a button that removes it. */
export const ProductShelf = ({
  product,
  locale,
  change,
  categories,
  remove,
}: ProductShelfProps): ReactNode => (
  <Section title="In the shop">
    <SelectField
      label="Category"
      value={product.category}
      options={categories.map(({ key, word }) => ({ value: key, label: word[locale] }))}
      onChange={(category) => change('category', { ...product, category })}
    />
    <TextField
      label="Text of the add button"
      placeholder="Add To Cart"
      value={product.button?.[locale] ?? ''}
      onChange={(text) => change('button', { ...product, button: withText(product.button, locale, text) })}
    />
    <SwitchField
      label="Ask for a name on the rim"
      hint="Shoppers fill in a form before the product is added."
      value={product.form === 'inscription'}
      onChange={(isOn) => {
        const { form: _, ...plain } = product
        change('extra fields', isOn ? { ...product, form: 'inscription' } : plain)
      }}
    />
    <div>
      <Button kind="danger" onClick={remove}>
        Remove product
      </Button>
    </div>
  </Section>
)
