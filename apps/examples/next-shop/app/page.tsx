import {
  AddToCartButton,
  ProductBlockPrice,
  ProductBlockRoot,
  QuantityInput,
  VariantSelect,
} from '@sitewright/cart-client/react'
import { products } from './products'

/** A server component: the products are in the HTML, with their prices. */
export default function Page() {
  return (
    <>
      <h1>Pottery</h1>
      <ul className="products">
        {products.map((product) => (
          <li key={product.id}>
            <h2>{product.name}</h2>
            <ProductBlockRoot product={product}>
              <ProductBlockPrice />
              <VariantSelect design="radios" />
              <QuantityInput less="One less" more="One more" />
              <AddToCartButton />
            </ProductBlockRoot>
          </li>
        ))}
      </ul>
    </>
  )
}
