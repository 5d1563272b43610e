import type { Undo } from '@sitewright/machine'
import type { Product, Variant } from '../../contract/product.ts'
import { fields, list, reader, record, texts, type Check } from '../../core/reader.ts'
import { choose, variantOptions, type Selection } from '../../core/selection.ts'
import { all, allOf, jsonOf, pressOnKey } from './find.ts'

const variants: Check = (value, path) =>
  (list(value, path) as unknown[]).map((each, index) =>
    fields(each, `${path}.${index}`, { attributes: texts }),
  )
const readVariants = reader<readonly Variant[]>(variants)
const readRecord = reader<Readonly<Record<string, unknown>>>(record)

/** The variants that a page prints for an item; nothing if it prints none, or none that can be read. */
export function printedVariants(block: HTMLElement | undefined): readonly Variant[] | undefined {
  const read = readVariants(jsonOf(block?.dataset.variants))
  return read.ok ? read.value : undefined
}

/** The subscription plan that a page prints for an item. */
export function printedPlan(block: HTMLElement | undefined): Product['subscriptionPlan'] {
  const read = readRecord(jsonOf(block?.dataset.subscriptionPlan))
  return read.ok ? (read.value as unknown as NonNullable<Product['subscriptionPlan']>) : undefined
}

/** The names of the options that a page asks for, in its order. */
export const printedOptions = (block: HTMLElement): readonly string[] =>
  allOf(block, 'select[data-variant-option-name]', HTMLSelectElement).map(nameOf)

const nameOf = ({ dataset }: HTMLElement): string => dataset.variantOptionName ?? ''

/** What is chosen in a block of variants, by dropdown or by radio button. */
export const printedSelection = (block: HTMLElement | undefined): Selection =>
  block
    ? Object.fromEntries(
        allOf(block, 'select[data-variant-option-name]', HTMLSelectElement).map((select) => [
          nameOf(select),
          select.value,
        ]),
      )
    : {}

export interface VariantsOptions {
  readonly block: HTMLElement
  readonly product: () => Product
  /** Called at once, and whenever another variant is chosen, or none. */
  readonly choose: (variant: Variant | undefined) => void
}

/** Brings a block of variants to life: its dropdowns and its radio buttons say the same. */
export function enhanceVariants({ block, product, choose: tell }: VariantsOptions): Undo {
  const selects = allOf(block, 'select[data-variant-option-name]', HTMLSelectElement)
  const radiosOf = (name: string): readonly HTMLInputElement[] =>
    all(block, '.variant-radiobtn-wrapper')
      .filter((wrapper) => nameOf(wrapper) === name)
      .flatMap((wrapper) => allOf(wrapper, 'input[type="radio"]', HTMLInputElement))

  function update(): void {
    const selection = printedSelection(block)
    for (const { name, values } of variantOptions(product(), selection)) {
      const offered = new Set(values.flatMap(({ value, isOffered }) => (isOffered ? value : [])))
      const select = selects.find((each) => nameOf(each) === name)
      for (const radio of radiosOf(name)) {
        radio.checked = radio.value === selection[name]
        radio.toggleAttribute('data-unavailable', !offered.has(radio.value))
      }
      // Only marked: a shopper may still choose it, and is told.
      for (const option of select?.options ?? []) {
        option.toggleAttribute('data-unavailable', option.value !== '' && !offered.has(option.value))
      }
    }
    const choice = choose(product(), selection)
    tell(choice.kind === 'variant' ? choice.variant : undefined)
  }

  const life = new AbortController()
  const onChange = ({ target }: Event): void => {
    if (target instanceof HTMLInputElement && target.type === 'radio') {
      const name = target.closest<HTMLElement>('[data-variant-option-name]')?.dataset.variantOptionName
      const select = selects.find((each) => nameOf(each) === name)
      if (select) select.value = target.value
    }
    update()
  }
  const onKey = (event: KeyboardEvent): void => {
    const { target } = event
    if (target instanceof HTMLLabelElement) pressOnKey(event, () => target.click())
  }
  block.addEventListener('change', onChange, life)
  block.addEventListener('keydown', onKey, life)
  // A radio button that was pressed while the page was loading is a choice already.
  for (const select of selects) {
    select.value ||= radiosOf(nameOf(select)).find(({ checked }) => checked)?.value ?? ''
  }
  update()
  return () => life.abort()
}
