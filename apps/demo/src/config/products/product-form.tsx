import { Button } from '@sitewright/editor-ui/button'
import { TextField } from '@sitewright/editor-ui/field'
import { RichTextEditor } from '@sitewright/editor-ui/rich-text'
import type { ReactNode } from 'react'
import type { Category } from '../../site/content/category.ts'
import type { Product } from '../../site/content/product.ts'
import { CURRENCIES, type Locale } from '../../site/content/words.ts'
import { SelectField, SwitchField, TextAreaField } from '../control/control.tsx'
import { DraftField, parseCount } from '../control/draft-field.tsx'
import { Section } from '../control/section.tsx'
import { proseMirror } from '../texts/engine.ts'
import { htmlOf } from '../../site/record/html.ts'
import { withText as withWords } from '../document.ts'
import { factLines, parsePrice, withFacts, withPrice, withSale, withText } from './product-edit.ts'
import { withCountedStock, withStock } from './product-stock.ts'

/** Changes a product. The label names the step for undo. */
export type ChangeProduct = (label: string, next: Product) => void

export interface ProductFormProps {
  readonly product: Product
  readonly locale: Locale
  readonly change: ChangeProduct
}

/** Name, line and description of a product, in the language that is edited. */
export const ProductTexts = ({ product, locale, change }: ProductFormProps): ReactNode => (
  <Section title="Texts">
    <TextField
      label="Name"
      value={product.name[locale]}
      onChange={(text) => change('name', withText(product, 'name', locale, text))}
    />
    <TextField
      label="Line"
      hint="One sentence under the name."
      value={product.line[locale]}
      onChange={(text) => change('line', withText(product, 'line', locale, text))}
    />
    <RichTextEditor
      key={`${product.slug} ${locale}`}
      label="Description"
      engine={proseMirror}
      value={htmlOf(product.story[locale])}
      onChange={(html) => change('description', withText(product, 'story', locale, html))}
    />
    <TextAreaField
      label="Facts"
      hint="One in each line."
      value={factLines(product, locale)}
      onChange={(lines) => change('facts', withFacts(product, locale, lines))}
    />
  </Section>
)

const NO_PRICE = 'This is not a price in this currency.'

/** Price and sale price in each currency. */
export const ProductPrices = ({ product, change }: ProductFormProps): ReactNode => (
  <Section title="Price">
    <div className="config-columns">
      {CURRENCIES.map((currency) => (
        <DraftField
          key={currency}
          label={`Price in ${currency}`}
          inputMode="decimal"
          value={product.price[currency]}
          parse={(typed) => parsePrice(typed, currency)}
          invalid={NO_PRICE}
          onChange={(amount) => change('price', withPrice(product, currency, amount))}
        />
      ))}
    </div>
    <SwitchField
      label="On sale"
      value={product.sale !== undefined}
      onChange={(isOn) => change('sale', withSale(product, 'USD', isOn ? product.price.USD : undefined))}
    />
    {product.sale && (
      <div className="config-columns">
        {CURRENCIES.map((currency) => (
          <DraftField
            key={currency}
            label={`Sale price in ${currency}`}
            inputMode="decimal"
            value={product.sale?.[currency] ?? ''}
            parse={(typed) => parsePrice(typed, currency)}
            invalid={NO_PRICE}
            onChange={(amount) => change('sale price', withSale(product, currency, amount))}
          />
        ))}
      </div>
    )}
  </Section>
)

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
      onChange={(text) => change('button', { ...product, button: withWords(product.button, locale, text) })}
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
