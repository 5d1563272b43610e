import { Button } from '@sitewright/editor-ui/button'
import type { ReactNode } from 'react'
import type { Choice, Product } from '../../site/content/product.ts'
import { Section } from '../control/section.tsx'
import type { ContentChange } from '../document.ts'
import { PicturePicker } from '../files/picture-picker.tsx'
import type { PanelProps } from '../panel.ts'
import { ProductOptions } from './option-editor.tsx'
import { withPicture } from './product-edit.ts'
import { ProductPrices, ProductTexts } from './product-form.tsx'
import { ProductShelf, ProductStock } from './product-shelf.tsx'

interface ProductEditorProps extends PanelProps {
  readonly product: Product
  readonly changeProduct: (label: string, next: Product, sections?: ContentChange) => void
  readonly onClose: () => void
  readonly onRemove: () => void
}

/** Everything about one product. */
export function ProductEditor(props: ProductEditorProps): ReactNode {
  const { site, product, locale, changeProduct, onClose, onRemove } = props
  const part = { product, locale, change: changeProduct }
  return (
    <div className="config-fields">
      <div className="config-row">
        <Button kind="quiet" onClick={onClose}>
          All products
        </Button>
        <h2 className="config-name">{product.name[locale] || product.slug}</h2>
      </div>
      <ProductTexts {...part} />
      <ProductPrices {...part} />
      <ProductPictures {...props} />
      <ProductOptions {...part} />
      <ProductStock {...part} />
      <ProductShelf {...part} categories={site.categories} remove={onRemove} />
    </div>
  )
}

/** Pictures of a product, and of each choice that has one. */
function ProductPictures(props: ProductEditorProps): ReactNode {
  const { site, change, shop, locale, keep, product, changeProduct } = props
  const choices = (product.options ?? []).flatMap((option) => option.choices)
  const picker = (label: string, picture: string, choice?: Choice) => (
    <PicturePicker
      key={choice?.key ?? ''}
      label={label}
      value={picture}
      files={{ site, change, shop, locale, keep }}
      onChange={({ name, pictures }) =>
        changeProduct('picture', withPicture(product, name, choice), {
          pictures: { ...site.pictures, ...pictures },
        })
      }
    />
  )
  return (
    <Section title="Pictures">
      {picker(product.name[locale], product.picture)}
      {choices.map((choice) => choice.picture && picker(choice.word[locale], choice.picture, choice))}
    </Section>
  )
}
