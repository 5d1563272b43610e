export { cartCount, indicatorState, type CartCount, type IndicatorState } from './indicator.ts'
export { connectIndicator, type IndicatorAttributes } from './indicator.connect.ts'
export { enhanceIndicator } from './indicator.dom.ts'
