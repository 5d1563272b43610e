// For editors: what may be stored
export { galleryOptionsSchema } from './contract/schema.ts'
export { storedName, storedOptions } from './contract/option-name.ts'
export { optionTable, type Condition, type Descriptor, type OptionTable } from './contract/option.ts'
export { designLabels } from './contract/design-label.ts'
export { photoHostGalleries, photoHostPageSize, sliderAspectRatio } from './contract/constant.ts'
