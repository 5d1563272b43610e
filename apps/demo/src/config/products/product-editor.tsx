import { Button } from '@sitewright/editor-ui/button'
import type { Cleanup } from '@sitewright/machine'
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import type { Choice, Product } from '../../site/content/product.ts'
import { Section } from '../control/section.tsx'
import { replaceAt, type ContentChange } from '../document.ts'
import { PicturePicker } from '../files/picture-picker.tsx'
import type { PanelProps } from '../panel.ts'
import { ProductOptions } from './option-editor.tsx'
import { withPicture } from './product-edit.ts'
import { ProductPrices, ProductTexts } from './product-form.tsx'
import { ProductShelf, ProductStock } from './product-shelf.tsx'

interface ProductEditorProps extends PanelProps {
  readonly product: Product
  /** False while the editor is kept and something else is shown. */
  readonly isShown: boolean
  /** Keeps the editor of a product until work such as an upload has ended. */
  readonly keepProduct: (slug: string) => Cleanup
  readonly onClose: () => void
  readonly onRemove: () => void
}

/** Everything about one product. Its heading has the focus when it is opened. */
export function ProductEditor(props: ProductEditorProps): ReactNode {
  const { site, product, locale, isShown, onClose, onRemove } = props
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isShown) heading.current?.focus()
  }, [isShown])
  const change = useChangeProduct(props)
  const keep = useKeepProduct(props)
  const part = { product, locale, change }
  return (
    <div hidden={!isShown}>
      <div className="config-fields">
        <div className="config-row">
          <Button kind="quiet" onClick={onClose}>
            All products
          </Button>
          <h2 ref={heading} tabIndex={-1} className="config-name">
            {product.name[locale] || product.slug}
          </h2>
        </div>
        <ProductTexts {...part} />
        <ProductPrices {...part} />
        <ProductPictures {...props} keep={keep} changeProduct={change} />
        <ProductOptions {...part} />
        <ProductStock {...part} />
        <ProductShelf {...part} categories={site.categories} remove={onRemove} />
      </div>
    </div>
  )
}

type ChangeProduct = (label: string, next: Product, sections?: ContentChange) => void

/** A function that changes a product. */
function useChangeProduct({ site, product, locale, change }: ProductEditorProps): ChangeProduct {
  // The name when it was opened: steps of undo with one name are one step.
  const [name] = useState(product.name[locale])
  const index = site.products.indexOf(product)
  return (label, next, sections) =>
    change(`${label} of ${name}`, { ...sections, products: replaceAt(site.products, index, next) })
}

/** A function that keeps the editor of a product, and the panel that it is in. */
function useKeepProduct({ product: { slug }, keep, keepProduct }: ProductEditorProps): () => Cleanup {
  return useCallback(() => {
    const cleanups = [keepProduct(slug), keep()]
    return () => cleanups.forEach((cleanup) => cleanup())
  }, [slug, keep, keepProduct])
}

interface ProductPicturesProps extends PanelProps {
  readonly product: Product
  readonly changeProduct: ChangeProduct
}

/** Pictures of a product, and of each choice that has one. */
function ProductPictures(props: ProductPicturesProps): ReactNode {
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
