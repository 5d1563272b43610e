// For editors: what may be stored
export { galleryOptionsSchema } from './option/schema.ts'
export { storedName, storedOptions } from './option/option-name.ts'
export { optionTable, type Condition, type Descriptor, type OptionTable } from './option/option.contract.ts'
export { designLabels } from './option/design-label.ts'
export { photoHostGalleries, photoHostPageSize, sliderAspectRatio } from './option/constant.contract.ts'
