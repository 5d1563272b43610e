import type { Product } from './product.contract.ts'

/** Checks whether a form has to be filled in before the product is added. */
export const needsFields = ({ additionalFieldsFormId, additionalFieldsForm }: Product): boolean =>
  Boolean(additionalFieldsFormId && additionalFieldsForm)
