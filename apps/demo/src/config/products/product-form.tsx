import { TextField } from '@sitewright/editor-ui/field'
import { RichTextEditor } from '@sitewright/editor-ui/rich-text'
import type { ReactNode } from 'react'
import type { Product } from '../../site/content/product.ts'
import { CURRENCIES, type Locale } from '../../site/content/words.ts'
import { htmlOf } from '../../site/record/html.ts'
import { SwitchField, TextAreaField } from '../control/control.tsx'
import { DraftField, parseFilled } from '../control/draft-field.tsx'
import { Section } from '../control/section.tsx'
import { proseMirror } from '../texts/engine.ts'
import { factLines, parsePrice, withFacts, withPrice, withSale, withText } from './product-edit.ts'

/** Changes a product. The label names the step for undo. */
type ChangeProduct = (label: string, next: Product) => void

export interface ProductFormProps {
  readonly product: Product
  readonly locale: Locale
  readonly change: ChangeProduct
}

/** Name, line and description of a product, in the language that is edited. */
export const ProductTexts = ({ product, locale, change }: ProductFormProps): ReactNode => (
  <Section title="Texts">
    <DraftField
      label="Name"
      value={product.name[locale]}
      parse={parseFilled}
      invalid="The product needs a name."
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
