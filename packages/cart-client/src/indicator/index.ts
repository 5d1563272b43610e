export { cartCount, type CartCount } from '../part/count.ts'
export { indicatorState, type IndicatorState } from './indicator.ts'
export { connectIndicator, type IndicatorAttributes } from './indicator.connect.ts'
export { enhanceIndicator } from './indicator.dom.ts'
