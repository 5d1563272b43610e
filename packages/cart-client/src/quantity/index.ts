export { readQuantity, stepQuantity, type QuantityProblem } from './quantity.ts'
export {
  connectQuantity,
  type QuantityApi,
  type QuantityAttributes,
  type QuantityView,
} from './quantity.connect.ts'
