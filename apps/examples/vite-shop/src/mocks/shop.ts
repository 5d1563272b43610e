import { createShopMock } from '@sitewright/cart-client/testing'
import { products } from '../products'

/** A server in memory that sells the products: `handlers` are for MSW, `use` makes it fail. */
export const createShop = () => createShopMock({ state: { products } })
