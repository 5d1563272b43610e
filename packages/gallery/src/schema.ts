// Options as a site stores them, for editors
export { galleryOptionsSchema } from './option/schema.ts'
export { applyDesign } from './option/option.ts'
export { storedName, storedOptions } from './option/option-name.ts'
export {
  designLabels,
  optionTable,
  type Condition,
  type Descriptor,
  type OptionTable,
} from './option/option.contract.ts'
