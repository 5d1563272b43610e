const SELECT = 'select[data-variant-option-name]'

const selectsIn = (block: ParentNode): readonly HTMLSelectElement[] => [
  ...block.querySelectorAll<HTMLSelectElement>(SELECT),
]

/** Values of a product's options, by their names. That of an option that is still open is empty. */
export const selectionIn = (block: ParentNode): Readonly<Record<string, string>> =>
  Object.fromEntries(selectsIn(block).map(({ dataset, value }) => [dataset.variantOptionName ?? '', value]))

/** True if all options of a product are chosen, as after its page was rendered again. */
export function isChosen(block: ParentNode): boolean {
  const selects = selectsIn(block)
  return selects.length > 0 && selects.every(({ value }) => value !== '')
}
