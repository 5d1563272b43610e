export {
  createRestockForm,
  type RestockForm,
  type RestockFormOptions,
  type RestockInput,
  type RestockSnapshot,
} from './restock.browser.ts'
export { connectRestock, type RestockAttributes, type RestockView } from './restock.connect.ts'
export { enhanceRestock } from './restock.dom.ts'
