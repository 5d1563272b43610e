export {
  createShopMock,
  type ShopCall,
  type ShopMock,
  type ShopMockOptions,
} from './mock/shop-mock.testing.ts'
export { createShop, type Shop } from './mock/shop.testing.ts'
export type { Refusal } from './mock/shop-cart.testing.ts'
export { createShopState, type Coupon, type ShopState } from './mock/shop-state.testing.ts'
export type { Scenario } from './mock/scenario.testing.ts'
export {
  buildCart,
  buildEntry,
  buildMerchandising,
  buildProduct,
  buildVariant,
} from './mock/build.testing.ts'
export {
  createInstalmentMock,
  type InstalmentMock,
  type InstalmentMockOptions,
} from './instalment/instalment.testing.ts'
